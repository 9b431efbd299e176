/** Gives a tree, such as a record, to the person as a file. */
export function download(tree: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(tree)], { type: "application/json" }));
  const anchor = document.createElement("a");
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 1000);
}

/** What somebody has written in a field of a form. */
export function given(form: HTMLFormElement, field: string): string {
  const value = new FormData(form).get(field);
  return typeof value === "string" ? value : "";
}

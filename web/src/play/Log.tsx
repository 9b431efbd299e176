import { useEffect, useRef, type ReactNode } from "react";

interface Lines {
  className: string;
  label: string;
  count: number;
  children: ReactNode;
}

/** Lines that come one after the other: it stays at its end, however its frame changes, until somebody scrolls up. */
export function Log({ className, label, count, children }: Lines) {
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  useEffect(() => {
    const node = box.current;
    if (!node) {
      return;
    }
    const follow = () => {
      if (follows.current) {
        node.scrollTo({ top: node.scrollHeight });
      }
    };
    follow();
    const watch = new ResizeObserver(follow);
    watch.observe(node);
    return () => {
      watch.disconnect();
    };
  }, [count]);
  return (
    <div
      ref={box}
      className={className}
      role="log"
      aria-label={label}
      tabIndex={0}
      onScroll={({ currentTarget: it }) => {
        const atEnd = it.scrollHeight - it.scrollTop - it.clientHeight < 40;
        follows.current = atEnd || (follows.current && it.scrollTop >= top.current);
        top.current = it.scrollTop;
      }}
    >
      {children}
    </div>
  );
}

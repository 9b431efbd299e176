import { useEffect, useState } from "react";
import { useText } from "../app/text";

/** A connection that is back within two seconds was never gone. */
const BLINK = 2000;

/** The connection is gone for longer than a blink. */
export function Lost() {
  const text = useText();
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLong(true);
    }, BLINK);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    long && (
      <p className="lost" role="status">
        {text("link.lost")}
      </p>
    )
  );
}

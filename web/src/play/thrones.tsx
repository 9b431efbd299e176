import "../boards/boards.css";
import "../boards/thrones/thrones.css";
import { Arms } from "../boards/thrones/Heraldry";
import { OrderToken } from "../boards/thrones/Pieces";
import type { ThronesContent } from "../boards/thrones/types";

export { ThronesSign } from "../boards/thrones/Sign";
export { ThronesMap } from "../boards/thrones/ThronesMap";
export { ThronesPanel } from "../boards/thrones/ThronesPanel";

export function Emblem({ seat }: { seat: string }) {
  return <Arms house={seat} />;
}

/** An order token beside its name. */
export function Order({ word, content }: { word: string; content: unknown }) {
  const order = (content as ThronesContent).tables.orders.find(({ id }) => id === word);
  return (
    order && (
      <svg className="option-token thrones-map" viewBox="-30 -34 60 60" aria-hidden="true">
        <OrderToken order={order} x={0} y={0} />
      </svg>
    )
  );
}

import battles from "../icons/battles.json";
import battue from "../icons/battue.json";
import thrones from "../icons/thrones.json";

const drawings: Record<string, { icons: string[]; hue: string }> = {
  battles: {
    icons: [
      battles["crossed-swords"],
      battles["wolf-head"],
      battles.cavalry,
      battles["tattered-banner"],
      battles.lion,
    ],
    hue: "field-of-battle",
  },
  battue: {
    icons: [
      battue["byzantin-temple"],
      battue["centurion-helmet"],
      battue.gladius,
      battue.chest,
      battue.laurels,
    ],
    hue: "city",
  },
  thrones: {
    icons: [
      thrones["stone-throne"],
      thrones["wolf-head"],
      thrones.lion,
      thrones["stag-head"],
      thrones.rose,
      thrones["giant-squid"],
    ],
    hue: "realm",
  },
};

/** A small picture that stands for a game. */
export function Vignette({ game }: { game: string }) {
  const drawing = drawings[game];
  return (
    <span className={`vignette ${drawing?.hue ?? ""}`} aria-hidden="true">
      {drawing?.icons.map((path) => (
        <svg key={path} viewBox="0 0 512 512">
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}

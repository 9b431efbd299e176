import icons from "../icons/vignettes.json";

const drawings: Readonly<Record<string, { icons: readonly (keyof typeof icons)[]; hue: string }>> = {
  battles: {
    icons: ["crossed-swords", "wolf-head", "cavalry", "tattered-banner", "lion"],
    hue: "field-of-battle",
  },
  battue: { icons: ["byzantin-temple", "centurion-helmet", "gladius", "chest", "laurels"], hue: "city" },
  miniatures: {
    icons: ["tattered-banner", "stag-head", "wolf-head", "lion", "cavalry"],
    hue: "open-table",
  },
  thrones: {
    icons: ["stone-throne", "wolf-head", "lion", "stag-head", "rose", "giant-squid"],
    hue: "realm",
  },
};

/** A small picture that stands for a game. */
export function Vignette({ game }: { game: string }) {
  const drawing = drawings[game];
  return (
    <span className={`vignette ${drawing?.hue ?? ""}`} aria-hidden="true">
      {drawing?.icons.map((icon) => (
        <svg key={icon} viewBox="0 0 512 512">
          <path d={icons[icon]} />
        </svg>
      ))}
    </span>
  );
}

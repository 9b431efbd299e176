/** The icons of a game, drawn from its own file of paths. */
export function drawn<Name extends string>(paths: Readonly<Record<Name, string>>) {
  return {
    /** An icon drawn into another drawing, centred. */
    Glyph: ({
      icon,
      x,
      y,
      size,
      className,
    }: {
      icon: Name;
      x: number;
      y: number;
      size: number;
      className?: string;
    }) => (
      <path
        className={className}
        d={paths[icon]}
        transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
      />
    ),
    /** An icon among words. */
    Icon: ({ icon, className }: { icon: Name; className?: string }) => (
      <svg className={className ? `icon ${className}` : "icon"} viewBox="0 0 512 512" aria-hidden="true">
        <path d={paths[icon]} />
      </svg>
    ),
  };
}

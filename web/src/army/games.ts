/** The games whose players bring an army. */
export const builders: Readonly<Record<string, { option: string; opening: readonly string[] }>> = {
  miniatures: {
    /** The option that an army is. */
    option: "army",
    /** The steps before the first round, which may be left to a bot. */
    opening: [
      "choose-role",
      "choose-terrain",
      "terrain",
      "lay-terrain",
      "place-objective",
      "choose-zone",
      "choose-corner",
      "deploy",
      "deploy-at",
      "first-player",
      "mark",
    ],
  },
};

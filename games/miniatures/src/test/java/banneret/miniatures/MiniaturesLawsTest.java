package banneret.miniatures;

import banneret.laws.GameLaws;
import banneret.miniatures.field.Battlefield;

/** Miniatures keeps the laws, with the ready-made armies of forty points. */
@org.junit.jupiter.api.Disabled(
    "until games are fast enough, and golden.yaml, waiting.yaml and lessons are there")
class MiniaturesLawsTest extends GameLaws<Battlefield> {
  MiniaturesLawsTest() {
    super(
        "miniatures",
        "size=40",
        "terrain=0,4",
        "army=stark-30,lannister-30,baratheon-30,nights-watch-30,free-folk-30,neutral-30");
  }
}

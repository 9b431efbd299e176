package banneret.miniatures;

import banneret.laws.GameLaws;
import banneret.miniatures.field.Battlefield;

/** Miniatures keeps the laws, with the ready-made armies of forty points. */
class MiniaturesLawsTest extends GameLaws<Battlefield> {
  MiniaturesLawsTest() {
    super(
        "miniatures",
        "size=40",
        "terrain=0,4",
        "army=stark-30,lannister-30,baratheon-30,nights-watch-30,free-folk-30,neutral-30");
  }
}

package banneret.battles.words;

import banneret.battles.combat.Attack;
import banneret.battles.combat.Resolve;
import banneret.battles.effect.Zones;
import banneret.battles.field.Clauses;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.Things;
import banneret.battles.field.Things.House;
import banneret.kernel.effect.Sentence;
import banneret.kernel.effect.Verb;
import banneret.kernel.shape.Shape;
import banneret.kernel.step.Flow;
import banneret.kernel.told.Clause;
import org.jspecify.annotations.Nullable;

/** What commanders do that no words are for. */
public final class Codes {
  private Codes() {}

  /** The commander changes places with the banner bearer of a unit beside his. */
  static final Verb<Field> BANNER_SWAP =
      (field, said, owner, hex, flow) -> {
        field.swapBanners(field.fight.target(), hex);
        Resolve.read(field, flow);
        return true;
      };

  /** The commander's unit becomes the target of a melee attack on one beside it. */
  static final Verb<Field> REDIRECT = new Redirect();

  private static final class Redirect implements Verb<Field> {
    @Override
    public boolean act(Field field, Sentence<Field> said, int owner, int none, Flow<Field> flow) {
      int his = Zones.leaderHex(field);
      field.fight.setTarget(his);
      field.fight.setStood(his);
      Attack.noteEngagement(field);
      return true;
    }

    @Override
    public @Nullable Clause forbids(Field field, Sentence<Field> said, int owner, int none) {
      int his = Zones.leaderHex(field);
      int target = field.fight.target();
      boolean can =
          his >= 0
              && target >= 0
              && target != his
              && field.fight.attacker() >= 0
              && field.board.distance(his, target) == 1
              && field.board.distance(his, field.fight.attacker()) == 1;
      return can ? null : Clauses.NO_EFFECT;
    }
  }

  /** Both of these are among the attacks that a unit may choose. */
  static final Verb<Field> ATTACK_ALL = (field, said, owner, none, flow) -> false;

  static final Verb<Field> WAR_DOGS = (field, said, owner, none, flow) -> false;

  /** One shield colour hits as well. */
  static final Verb<Field> NAME_COLOUR =
      (field, said, owner, none, flow) -> {
        flow.then(Codes.COLOUR.ask(new House(owner)));
        return true;
      };

  /** Which colour it is. */
  public static final Shape<Field, House> COLOUR =
      Things.houseOne("name-colour", Clauses.COMMIT)
          .fits((field, it) -> field.fight.attacker() >= 0)
          .among((field, it, out) -> {
            for (int face = 0; face < Content.RANKS; face++) {
              out.add(face);
            }
          })
          .part("face", Things.TOKEN)
          .phrase("name {face}")
          .does((field, it, face, flow) -> field.fight.setAlsoHits(face));
}

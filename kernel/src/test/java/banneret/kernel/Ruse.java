package banneret.kernel;

import banneret.kernel.step.Flow;
import banneret.kernel.step.Options;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import banneret.kernel.window.Moment;
import banneret.kernel.window.Window;
import org.jspecify.annotations.Nullable;

/** The moments of a fight at which cards are played. */
enum Ruse implements Moment<Field> {
  /** Both bands play in turn until both pass: swords, spies, or a horn that ends the fight. */
  AMBUSH,
  /** A sword was played: the foe may turn it aside with one shield. */
  COUNTER;

  @Override
  public Clause clause(Field field) {
    return Skirmish.FIGHT;
  }

  @Override
  public void effects(Field field, int seat, Options out) {
    for (int card = 0; card < Field.KINDS; card++) {
      out.add(card);
    }
  }

  @Override
  public @Nullable Clause forbids(Field field, int seat, int card) {
    if ((card == Field.SHIELD) != (this == COUNTER)) {
      return Skirmish.SHIELD_ANSWERS;
    }
    return Field.HANDS[seat].count(field.cells, card) > 0 ? null : Skirmish.CARD_HELD;
  }

  @Override
  public void use(Field field, int seat, int card, Flow<Field> flow) {
    field.play(seat, card, flow);
    int foe = field.foe(seat);
    switch (card) {
      case Field.SWORD -> {
        Field.EFFECTS.add(field.cells, card, seat, foe, Field.UNTIL_FIGHT_ENDS, 1);
        flow.then(Window.of(COUNTER, foe));
      }
      case Field.SHIELD -> Field.EFFECTS.remove(field.cells, Field.EFFECTS.count(field.cells) - 1);
      case Field.SPY -> Field.HANDS[foe].show(field.cells, flow, seat);
      default -> {
        Field.EFFECTS.sweep(field.cells, Field.UNTIL_FIGHT_ENDS);
        flow.leave(Fight.class);
      }
    }
  }

  @Override
  public String phrase(Field field, int seat, int card) {
    return Skirmish.CARDS.word(card);
  }

  @Override
  public void say(Field field, int seat, int card, Saying out) {
    out.with("card", "card", card);
  }

  @Override
  public int uses() {
    return this == COUNTER ? 1 : 0;
  }

  @Override
  public boolean alternates() {
    return this == AMBUSH;
  }

  @Override
  public boolean passIsFinal() {
    return this == COUNTER;
  }
}

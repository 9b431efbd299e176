package banneret.miniatures.effect;

import banneret.kernel.effect.Effect;
import banneret.kernel.effect.Resolver;
import banneret.kernel.shape.Deed;
import banneret.kernel.shape.Ids;
import banneret.kernel.state.Contexts;
import banneret.kernel.step.Flow;
import banneret.kernel.step.Step;
import banneret.miniatures.field.Battlefield;

/** Carries out what cards, abilities and zones say. */
public final class CardResolver extends Resolver<Battlefield> {
  public static final CardResolver CARDS = new CardResolver();

  private CardResolver() {
    super("effect-goes-on");
  }

  /**
   * Uses an effect.
   *
   * @param source the unit whose ability it is, or none
   * @param about the unit to which something happened that calls for it, or none
   */
  public static void use(
      Battlefield field, int effect, int owner, int source, int about, Flow<Battlefield> flow) {
    flow.then(DONE.with(new Used(field.source.get(), field.about.get())));
    field.source.set(source);
    field.about.set(about);
    CARDS.use(field, field.content.effects.all.get(effect), owner, flow);
  }

  /** What was being used before. */
  public record Used(int source, int about) {
    static final Ids<Used> IDS =
        Ids.of("unit:unit? about:unit?", Used::source, Used::about, Used::new);
  }

  /** An effect has been carried out: what it was about is forgotten. */
  public static final Deed<Battlefield, Used> DONE =
      Deed.<Battlefield, Used>of("effect-done", Used.IDS, (field, it, flow) -> restore(field, it))
          .fits((field, it) -> it.source < field.units() && it.about < field.units())
          .dropped(CardResolver::restore);

  private static void restore(Battlefield field, Used it) {
    field.source.set(it.source);
    field.about.set(it.about);
  }

  @Override
  protected Contexts contexts(Battlefield field) {
    return field.running;
  }

  @Override
  protected Effect<Battlefield> effect(Battlefield field, int index) {
    return field.content.effects.all.get(index);
  }

  @Override
  protected Step<Battlefield> aim(int row) {
    return new AimEffect(row, false);
  }

  @Override
  protected Step<Battlefield> aimAgain(int row) {
    return new AimEffect(row, true);
  }

  @Override
  protected void last(
      Battlefield field,
      Effect<Battlefield> effect,
      int part,
      int owner,
      int target,
      int until,
      int times) {
    field.lasting.add(field.cells, effect.index(), part, owner, target, until, times);
  }
}

package banneret.battles;

import banneret.battles.combat.Attack;
import banneret.battles.combat.AttackAll;
import banneret.battles.combat.AttackRoll;
import banneret.battles.combat.Attacks;
import banneret.battles.combat.Catapults;
import banneret.battles.combat.CounterAttack;
import banneret.battles.combat.Edmure;
import banneret.battles.combat.Fire;
import banneret.battles.combat.FollowUp;
import banneret.battles.combat.HiddenArchers;
import banneret.battles.combat.PartingBlow;
import banneret.battles.combat.Resolve;
import banneret.battles.combat.Retreat;
import banneret.battles.effect.CardResolver;
import banneret.battles.effect.CommitMoment;
import banneret.battles.field.Content;
import banneret.battles.field.Field;
import banneret.battles.field.StartingField;
import banneret.battles.prospect.Habits;
import banneret.battles.prospect.Prospects;
import banneret.battles.round.Command;
import banneret.battles.round.Declare;
import banneret.battles.round.Marshal;
import banneret.battles.round.Moves;
import banneret.battles.round.PlayCard;
import banneret.battles.round.Rally;
import banneret.battles.round.Regroup;
import banneret.battles.round.TakeTurn;
import banneret.battles.setup.Commanders;
import banneret.battles.setup.Opening;
import banneret.battles.setup.Palisades;
import banneret.battles.setup.PlacePieces;
import banneret.battles.setup.Skirmish;
import banneret.battles.words.Codes;
import banneret.battles.words.Verbs;
import banneret.kernel.effect.Printed;
import banneret.kernel.game.Game;
import banneret.kernel.game.Setup;
import banneret.kernel.game.SetupOption;
import banneret.kernel.game.Steps;
import banneret.kernel.luck.Chance;
import banneret.kernel.step.Options;
import banneret.kernel.step.Step;
import banneret.kernel.tree.Names;
import banneret.kernel.tree.Tree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Batailles de Westeros. */
public final class Battles implements Game<Field> {
  private final Content content;
  private final StartingField start;
  private final Steps<Field> steps;

  Battles(Content content) {
    this.content = content;
    start = new StartingField(content);
    steps = registerSteps(new Steps<Field>(content.stepNames::get)).waits(content.waiting);
  }

  @Override
  public String id() {
    return "battles";
  }

  @Override
  public int edition() {
    return 1;
  }

  @Override
  public String content() {
    return content.fingerprint;
  }

  @Override
  public int minSeats() {
    return 2;
  }

  @Override
  public int maxSeats() {
    return 2;
  }

  @Override
  public List<SetupOption> options() {
    return List.of(new SetupOption.Document("battle", false, content.battles()));
  }

  @Override
  public Field lay(Setup setup) {
    if (setup.seats() != 2) {
      throw setup.options().wrong("expected two seats, found " + setup.seats());
    }
    Tree.Fields opening = Tree.fields().put("round", Tree.fields().put("phase", "opening"));
    return start.read(setup.options().find("battle"), opening);
  }

  @Override
  public void redeal(Field field, int seat, Chance chance) {
    field.redeal(seat, chance);
  }

  @Override
  public Tree.Fields view(Field field, int seat) {
    return field.view(seat);
  }

  @Override
  public Tree.Fields write(Field field) {
    return field.write();
  }

  @Override
  public Field read(Tree.Fields tree) {
    if (tree.has("seats") && tree.number("seats") != 2) {
      throw tree.get("seats").wrong("expected two seats");
    }
    return start.read(tree.fieldsIfAny("options").find("battle"), tree);
  }

  @Override
  public Steps<Field> steps() {
    return steps;
  }

  private static Steps<Field> registerSteps(Steps<Field> steps) {
    List<Step<Field>> plain =
        List.of(
            Opening.STEP,
            Skirmish.DRAW,
            Palisades.BREACH,
            Palisades.CLEAR,
            Rally.STEP,
            Command.NEXT_TURN,
            Command.ACTION_DONE,
            Command.TURN_OVER,
            Regroup.STEP,
            Regroup.POINTS,
            Regroup.NEXT_ROUND,
            PlayCard.GO,
            PlayCard.USE_TACTIC,
            PlayCard.RALLY_LAST,
            PlayCard.CARD_DONE,
            Moves.STEP,
            Moves.MOVE_ON,
            Attacks.STEP,
            Attacks.AGAIN,
            Fire.LIGHT,
            Fire.BURN,
            CommitMoment.DONE);
    plain.forEach(steps::add);
    Attack.STEPS.forEach(steps::add);
    steps.add("marshal", Marshal::read, List.of("house:seat"));
    steps.add("place", PlacePieces::read, List.of("house:seat"));
    steps.add("carry-out-command", Declare::read, List.of(Declare.COMMAND));
    steps.add(CardResolver.CARDS);
    steps.add("attack-all", AttackAll.Next::read);
    steps.add(
        "attack-goes-on",
        in -> new Attack.GoesOn(in.number("kind", 0, 5), in.number("target", 0, 255)),
        List.of("kind:attack", "target:hex"));
    steps.add(Verbs.Sent.DRIVEN, Verbs.Sent::readDriven, List.of("hex:hex"));
    steps.add(Verbs.Sent.MOVES, Verbs.Sent::readMoving, List.of("hex:hex"));
    steps
        .add(Commanders.CHOOSE)
        .add(Skirmish.LAY)
        .add(Skirmish.LEAD)
        .add(Skirmish.UNIT)
        .add(HiddenArchers.HIDE)
        .add(Palisades.GUARD)
        .add(Palisades.BREAK)
        .add(Catapults.AIM)
        .add(Edmure.HIDE)
        .add(Edmure.TAKE)
        .add(TakeTurn.ASK)
        .add(PlayCard.COMMANDS)
        .add(PlayCard.TACTIC)
        .add(Declare.UNIT)
        .add(Moves.ASK)
        .add(Moves.TO)
        .add(Moves.FREE)
        .add(Attacks.ASK)
        .add(AttackAll.ASK)
        .add(PartingBlow.ASK)
        .add(AttackRoll.REROLL)
        .add(Resolve.STAND_FIRM)
        .add(CounterAttack.ASK)
        .add(Retreat.HEX)
        .add(FollowUp.ASK)
        .add(Fire.SPREAD)
        .add(Regroup.KEEP_CARD)
        .add(Regroup.KEEP_TOKEN)
        .add(Regroup.RECOVER)
        .add(Verbs.DISCARD)
        .add(Verbs.TAKE)
        .add(Verbs.LOSE)
        .add(Codes.COLOUR);
    for (CommitMoment moment : CommitMoment.ALL) {
      steps.add(moment).between(moment.name());
    }
    return steps
        .between(CommitMoment.DONE.name())
        .between("aim")
        .between(CardResolver.CARDS.more.name());
  }

  @Override
  public Names names(String kind) {
    return switch (kind) {
      case "seat" -> content.houseNames;
      case "hex" -> content.hexNames;
      case "unit" -> content.unitNames;
      case "muster" -> content.musterNames;
      case "rank" -> content.rankNames;
      case "token" -> content.tokenNames;
      case "card" -> content.cardNames;
      case "commander" -> content.commanderNames;
      case "terrain" -> content.terrain.names;
      case "piece" -> content.stockNames;
      case "side" -> content.sideNames;
      case "set-up-card" -> content.setupNames;
      default -> throw new IllegalArgumentException("no names of kind " + kind);
    };
  }

  @Override
  public List<Printed> printed() {
    return content.printed;
  }

  @Override
  public int value(Field field, int seat) {
    return Prospects.value(field, seat);
  }

  @Override
  public void outlook(Field field, int[] out) {
    Prospects.outlook(field, out);
  }

  @Override
  public int swing() {
    return Prospects.SWING;
  }

  @Override
  public void weigh(Field field, int seat, Options options, int[] weights) {
    Habits.weigh(field, seat, options, weights);
  }

  @Override
  public int obvious(Field field, int seat, Options options) {
    return Habits.obvious(field, seat, options);
  }

  @Override
  public boolean isUnderWay(Field field) {
    return Habits.isUnderWay(field);
  }

  @Override
  public boolean tellsTurns() {
    return true;
  }

  @Override
  public boolean isBetweenTurns(Field field) {
    return Habits.isBetweenTurns(field);
  }

  @Override
  public int moment() {
    return Habits.MOMENT;
  }

  @Override
  public int round(Field field) {
    return field.round();
  }

  @Override
  public List<String> figures() {
    return List.of("points", "units", "morale");
  }

  @Override
  public int figure(Field field, int figure, int seat) {
    return switch (figure) {
      case 0 -> field.points(seat);
      case 1 -> field.units(seat);
      default -> field.morale(seat);
    };
  }

  @Override
  public @Nullable String inconsistency(Field field) {
    return Soundness.broken(field);
  }
}

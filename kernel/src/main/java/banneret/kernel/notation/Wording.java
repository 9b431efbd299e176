package banneret.kernel.notation;

import banneret.kernel.place.Poses;
import banneret.kernel.step.Ask;
import banneret.kernel.step.Engine;
import banneret.kernel.step.Line;
import banneret.kernel.step.Lines;
import banneret.kernel.step.Options;
import banneret.kernel.step.Place;
import banneret.kernel.step.Position;
import banneret.kernel.step.Question;
import banneret.kernel.step.SealedAsk;
import banneret.kernel.told.Clause;
import banneret.kernel.told.Saying;
import java.util.ArrayList;
import java.util.List;

/** The question that waits and what may be said to it, in phrases of notation and in words. */
public final class Wording {
  private Wording() {}

  /** The seats that may read the seat's answer to a question, the seat itself among them. */
  public static <P extends Position<P>> int heard(P table, Question<P> question, int seat) {
    int heard = question.heard(table, seat);
    return heard == Question.HEARD_BY_ALL
        ? heard
        : (heard | 1 << seat) & ((1 << table.seats()) - 1);
  }

  /** For each seat, the seats that may read the line it has sealed, once it is opened. */
  public static <P extends Position<P>> List<Integer> heardAll(P table) {
    List<Integer> heard = new ArrayList<>();
    Question<P> question = table.question();
    if (question != null) {
      int asked = question.asked(table);
      for (int seat = 0; seat < table.seats(); seat++) {
        heard.add((asked >>> seat & 1) == 0 ? Question.HEARD_BY_ALL : heard(table, question, seat));
      }
    }
    return List.copyOf(heard);
  }

  /** The phrases of the line that the seat has sealed. */
  public static <P extends Position<P>> List<String> sealed(P table, int seat) {
    List<String> phrases = new ArrayList<>();
    SealedAsk<P> sealedAsk = table.sealedAsk();
    if (sealedAsk != null && table.sealed() != null) {
      Line own = table.sealed().of(seat);
      Line so = new Line();
      for (int i = 0; i < own.size(); i++) {
        phrases.add(sealedAsk.phrase(table, seat, so, own.get(i)));
        so.add(own.get(i));
      }
    }
    return phrases;
  }

  /** The question that waits for a seat, in words. */
  public static <P extends Position<P>> Asked asked(P table, int seat) {
    Question<P> question = table.question();
    if (question == null) {
      throw new IllegalStateException("nobody is asked");
    }
    Saying prompt = new Saying("ask." + question.name());
    question.about(table, seat, prompt);
    Asked.Shape shape =
        switch (question) {
          case Ask<P> ask -> Asked.Shape.CHOOSE;
          case SealedAsk<P> sealedAsk -> Asked.Shape.SEAL;
          case Place<P> place -> Asked.Shape.PLACE;
        };
    Place<P> place = table.place();
    return new Asked(
        question.name(),
        prompt,
        question.clause(table),
        place == null ? choices(table, question, seat) : poses(table, place),
        shape,
        question.anyOrder(),
        place == null ? null : place.placement(table));
  }

  /** What the seat might say next if no rule forbade it. */
  public static <P extends Position<P>> List<Forbidden> forbidden(P table, int seat) {
    List<Forbidden> forbidden = new ArrayList<>();
    Question<P> question = table.question();
    if (question != null) {
      Options candidates = new Options();
      Engine.candidates(table, seat, candidates);
      for (int i = 0; i < candidates.size(); i++) {
        Clause clause = Engine.forbids(table, seat, candidates.get(i));
        if (clause != null) {
          forbidden.add(new Forbidden(choice(table, question, seat, candidates.get(i)), clause));
        }
      }
    }
    return List.copyOf(forbidden);
  }

  private static <P extends Position<P>> List<Choice> poses(P table, Place<P> place) {
    Poses poses = Engine.poses(table, place);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < poses.size(); i++) {
      Saying saying = new Saying("option." + place.name());
      place.say(table, poses.get(i), saying);
      choices.add(new Choice(poses.get(i).phrase(), saying));
    }
    return List.copyOf(choices);
  }

  private static <P extends Position<P>> List<Choice> choices(
      P table, Question<P> question, int seat) {
    Options options = new Options();
    Engine.options(table, seat, options);
    List<Choice> choices = new ArrayList<>();
    for (int i = 0; i < options.size(); i++) {
      choices.add(choice(table, question, seat, options.get(i)));
    }
    return List.copyOf(choices);
  }

  private static <P extends Position<P>> Choice choice(
      P table, Question<P> question, int seat, int choice) {
    Saying saying = new Saying("option." + question.name());
    switch (question) {
      case Ask<P> ask -> ask.say(table, seat, choice, saying);
      case SealedAsk<P> sealedAsk -> {
        Lines sealed = table.sealed();
        sealedAsk.say(table, seat, sealed == null ? new Line() : sealed.of(seat), choice, saying);
      }
      case Place<P> place -> {}
    }
    return new Choice(Engine.phrase(table, seat, choice), saying);
  }
}

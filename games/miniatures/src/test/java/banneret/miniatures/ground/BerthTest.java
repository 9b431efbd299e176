package banneret.miniatures.ground;

import static org.assertj.core.api.Assertions.assertThat;

import banneret.geometry.plane.Outline;
import banneret.kernel.place.Pose;
import banneret.kernel.tree.Tree;
import banneret.miniatures.Miniatures;
import banneret.miniatures.field.Battlefield;
import banneret.miniatures.field.Inches;
import banneret.play.Titles;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Where there is room for a tray among others, it is found: against many places at random. */
class BerthTest {
  private static final int SIDE = 16_000;
  private static final int TRAYS = 5;
  private static final int SITUATIONS = 400;
  private static final int TRIES = 1_500;

  private final Miniatures game = (Miniatures) new Titles().game("miniatures");
  private final Battlefield field = field();

  private Battlefield field() {
    Tree.Fields armies =
        Tree.fields()
            .put("red", Tree.fields().put("faction", "neutral"))
            .put("blue", Tree.fields().put("faction", "neutral"));
    Tree.Fields units = Tree.fields();
    for (int i = 0; i <= TRAYS; i++) {
      String at = i == TRAYS ? "beside" : 6 * i + 4 + " 40 90";
      units.put("red-" + (i + 1), Tree.fields().put("card", "red-cloaks").put("at", at));
    }
    units.put("blue-1", Tree.fields().put("card", "red-cloaks").put("at", "44 20 270"));
    return game.read(Tree.fields().put("seats", 2).put("armies", armies).put("units", units));
  }

  private boolean isFree(int unit, Pose pose) {
    Outline tray = new Outline();
    field.outlines.lay(unit, pose.x(), pose.y(), Inches.heading(pose.turn()), tray);
    for (int corner = 0; corner < 4; corner++) {
      if (tray.x(corner) > SIDE || tray.y(corner) > SIDE) {
        return false;
      }
    }
    return Room.forbids(field, unit, tray) == null;
  }

  private static Pose any(SplittableRandom random, boolean isStraight) {
    int turn = isStraight ? random.nextInt(4) * 9_000 : random.nextInt(Pose.FULL_TURN);
    return new Pose(random.nextInt(SIDE), random.nextInt(SIDE), turn);
  }

  /** Lays trays and an enemy about, as near to each other as they may be. */
  private void scatter(SplittableRandom random, boolean isStraight) {
    for (int unit = 0; unit < TRAYS; unit++) {
      field.put(unit, new Pose(6_000 * unit + 4_000, 40_000, 9_000));
    }
    int enemy = field.from(1);
    field.put(enemy, new Pose(44_000, 20_000, 27_000));
    boolean isNear = random.nextBoolean();
    for (int i = 0; i < TRAYS; i++) {
      int unit = i == 0 && isNear ? enemy : i;
      for (int attempt = 0; attempt < 60; attempt++) {
        Pose pose = any(random, isStraight);
        if (isFree(unit, pose)) {
          field.put(unit, pose);
          break;
        }
      }
    }
  }

  private @Nullable Pose find() {
    return Berth.find(field, TRAYS, 9_000, 0, SIDE, 0, SIDE, pose -> isFree(TRAYS, pose));
  }

  /** How often there is room and it is not found, of how many situations with little room. */
  private int misses(boolean isStraight) {
    SplittableRandom random = new SplittableRandom(isStraight ? 1 : 2);
    int misses = 0;
    int full = 0;
    for (int i = 0; i < SITUATIONS; i++) {
      scatter(random, isStraight);
      Pose found = find();
      full += found == null ? 1 : 0;
      if (found != null) {
        assertThat(isFree(TRAYS, found)).isTrue();
      }
      for (int attempt = 0; found == null && attempt < TRIES; attempt++) {
        if (isFree(TRAYS, any(random, isStraight))) {
          misses++;
          break;
        }
      }
    }
    assertThat(full).isBetween(SITUATIONS / 20, SITUATIONS * 19 / 20);
    return misses;
  }

  @Test
  void among_straight_trays_no_straight_place_is_missed() {
    assertThat(misses(true)).isZero();
  }

  @Test
  void among_trays_askew_no_place_at_any_angle_is_missed() {
    assertThat(misses(false)).isZero();
  }
}

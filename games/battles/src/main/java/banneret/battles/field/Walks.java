package banneret.battles.field;

import banneret.geometry.hex.HexBoard;
import java.util.Arrays;

/** How far it is on foot from hex to hex of a plan, around rivers, with nobody in the way. */
public final class Walks {
  /** Farther than any way on a board. */
  public static final int FAR = 60;

  // What a hex costs that ends a move, and one that must be opened first.
  private static final int STOP = 2;
  private static final int BARRED = 5;

  private final byte[] steps;
  private final byte[] straight;
  private final int size;

  Walks(BattlePlan plan, Terrain terrain) {
    size = plan.board.size();
    steps = new byte[size * size];
    straight = new byte[size * size];
    Arrays.fill(steps, (byte) FAR);
    int[] queue = new int[size * FAR];
    for (int to = 0; to < size; to++) {
      if (plan.board.has(to)) {
        flood(plan, terrain, to, queue);
        for (int from = 0; from < size; from++) {
          straight[to * size + from] =
              (byte) (plan.board.has(from) ? plan.board.distance(from, to) : FAR);
        }
      }
    }
  }

  /** How many steps lead from one hex to another. */
  public int steps(int from, int to) {
    return steps[to * size + from];
  }

  /** How far one hex is from another, whatever lies between. */
  public int straight(int from, int to) {
    return straight[to * size + from];
  }

  private void flood(BattlePlan plan, Terrain terrain, int to, int[] queue) {
    int row = to * size;
    int head = 0;
    int tail = 0;
    steps[row + to] = 0;
    queue[tail++] = to;
    while (head < tail) {
      int here = queue[head++];
      int far = steps[row + here] + cost(terrain, plan.map[here]);
      for (int side = 0; side < HexBoard.SIDES; side++) {
        int next = plan.board.neighbour(here, side);
        if (next >= 0 && far < steps[row + next] && tail < queue.length) {
          steps[row + next] = (byte) far;
          if (cost(terrain, plan.map[next]) < FAR) {
            queue[tail++] = next;
          }
        }
      }
    }
  }

  /** What it costs to come into a hex. */
  private static int cost(Terrain terrain, int kind) {
    if (kind == terrain.palisade) {
      return BARRED;
    }
    return switch (terrain.entry[kind]) {
      case Terrain.IMPASSABLE -> FAR;
      case Terrain.STOP, Terrain.FORD -> STOP;
      default -> 1;
    };
  }
}

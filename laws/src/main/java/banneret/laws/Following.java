package banneret.laws;

import banneret.kernel.luck.Chance;
import banneret.kernel.luck.Luck;
import banneret.kernel.luck.Seeded;
import banneret.kernel.table.Entry;
import java.util.List;

/** Luck that brings what another table had, wherever one seat may see it and it can be. */
final class Following extends Chance {
  private final int seat;
  private final Seeded others;
  private List<Entry.Dealt> model = List.of();
  private int next;
  private boolean apart;

  Following(int seat, int seed) {
    this.seat = seat;
    others = new Seeded(seed);
  }

  /** Follows this from now on. */
  void follow(List<Entry.Dealt> dealt) {
    model = dealt;
    next = 0;
    apart = false;
  }

  /** True if the seat saw something here that the other table did not bring. */
  boolean isApart() {
    return apart;
  }

  @Override
  public int below(Luck luck, int n) {
    int outcome = outcome(luck);
    return outcome >= 0 && outcome < n ? outcome : other(others.below(n));
  }

  @Override
  public int die(Luck luck) {
    int outcome = outcome(luck);
    return outcome >= 1 && outcome <= 6 ? outcome : other(1 + others.below(6));
  }

  @Override
  public int draw(Luck luck, byte[] counts, int at, int kinds, int total) {
    int outcome = outcome(luck);
    if (outcome >= 0 && outcome < kinds && counts[at + outcome] > 0) {
      return outcome;
    }
    int left = others.below(total);
    int kind = 0;
    while ((left -= counts[at + kind]) >= 0) {
      kind++;
    }
    return other(kind);
  }

  /** What the other table had, or -1 if it had nothing of the kind or the seat may not see it. */
  private int outcome(Luck luck) {
    if (next >= model.size()) {
      next++;
      return -1;
    }
    Entry.Dealt dealt = model.get(next++);
    String label = luck.label() + " ";
    if (!dealt.phrase().startsWith(label) || !isSeen(dealt)) {
      return -1;
    }
    return luck.outcome(dealt.phrase().substring(label.length()));
  }

  private boolean isSeen(Entry.Dealt dealt) {
    return (dealt.audience() >>> seat & 1) != 0;
  }

  private int other(int outcome) {
    apart |= next <= model.size() && isSeen(model.get(next - 1));
    return outcome;
  }
}

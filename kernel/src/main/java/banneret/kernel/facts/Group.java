package banneret.kernel.facts;

import banneret.kernel.cards.Pile;
import banneret.kernel.tree.Tree;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Facts that are written together as fields, once or for each thing of a kind. What is said of a
 * fact comes before it: {@code turn.always().id("active", seats)}.
 *
 * @param <P> the game's position
 */
public class Group<P> {
  final Body<P> body;
  final Mark<P> mark;

  Group(Body<P> body, Mark<P> mark) {
    this.body = body;
    this.mark = mark;
  }

  // What is said of the facts declared next

  /** They are written also where they are as usual. */
  public Group<P> always() {
    Group<P> next = next();
    next.mark.always = true;
    return next;
  }

  /** They are written exactly when this holds. */
  public Group<P> when(Predicate<P> when) {
    Group<P> next = next();
    next.mark.when = when;
    return next;
  }

  /** Whenever one was read, this follows. */
  public Group<P> check(Check<P> check) {
    Group<P> next = next();
    next.mark.check = check;
    return next;
  }

  /** Their cards lie in this pile until they are read. */
  public Group<P> from(From<P> from) {
    Group<P> next = next();
    next.mark.from = from;
    return next;
  }

  /** These see the part of each seat. */
  public Group<P> seen(Sees<P> sees) {
    Group<P> next = next();
    next.mark.sees = sees;
    return next;
  }

  /** This is done where one is left out. */
  public Group<P> absent(Consumer<P> absent) {
    Group<P> next = next();
    next.mark.absent = absent;
    return next;
  }

  /** They are not in what a seat sees. */
  public Group<P> unseen() {
    Group<P> next = next();
    next.mark.unseen = true;
    return next;
  }

  /** Numbers may also be texts, as on a command line. */
  public Group<P> typed() {
    Group<P> next = next();
    next.mark.typed = true;
    return next;
  }

  private Group<P> next() {
    return body.written ? new Group<>(body, mark.copy()) : this;
  }

  // Groups

  /** Fields under a name of their own. */
  public Group<P> group(String name) {
    Body<P> inside = new Body<>(body, mark);
    body.add(name, inside, mark);
    return new Group<>(inside, new Mark<>());
  }

  /** Under a name, fields for each thing of a kind. */
  public Group<P> each(String name, Kind kind) {
    Body<P> names = new Body<>(body, mark.only(mark.always));
    body.add(name, names, mark);
    Body<P> inside = new Body<>(body, mark.checked(), kind);
    names.addKeys(kind, inside, mark);
    return new Group<>(inside, new Mark<>());
  }

  /** More facts of this group that are cleared together. */
  public Group<P> part() {
    return new Group<>(new Body<>(body), new Mark<>());
  }

  /** Facts by these kinds that follow from others, and are not written. */
  public Group<P> kept(Kind... by) {
    return new Group<>(new Body<>(body, new Mark<>(), by).unwritten(), new Mark<>());
  }

  // Facts

  /** Something that is so or not, written {@code name: true} where it is. */
  public Flag flag(String name) {
    return field(name, new Flag(body.spot(1)));
  }

  /** Which things of a kind are so: a list of their names. */
  public Flag flags(String name, Kind kind) {
    Flag flag = body.keep(new Flag(body.spot(kind.count(), kind.count(), 1)));
    body.add(name, new Forms.Members<>(flag, kind, mark), mark);
    return flag;
  }

  /** The same as bits of one number: bit 0 is the first name. */
  public Count bits(String name, Kind kind) {
    Count bits = body.keep(new Count(body.spot(1), 0, (1 << kind.count()) - 1, 0));
    body.add(name, new Forms.Bits<>(bits, kind, mark), mark);
    return bits;
  }

  /** Which things of a kind are so, found fast; it follows from others and is not written. */
  public Members members(Kind kind) {
    int groups = Members.groups(kind.count());
    return new Members(body.keep(new Count(body.spot(groups, groups, 1), 0, 0xFF, 0)), groups);
  }

  /** A number from 0 that is 0 where nothing is said. */
  public Count count(String name, int high) {
    return count(name, 0, high, 0);
  }

  public Count count(String name, int low, int high, int usual) {
    return field(name, new Count(body.spot(1), low, high, usual));
  }

  /** So many of each thing of a kind: fields by their names in this group. */
  public Count counts(Kind kind, int high) {
    return keys(kind, new Count(body.spot(kind.count(), kind.count(), 1), 0, high, 0));
  }

  /** The same under a name. */
  public Count counts(String name, Kind kind, int high) {
    Body<P> inside = new Body<>(body, mark.only(mark.always));
    body.add(name, inside, mark);
    return new Group<>(inside, mark).counts(kind, high);
  }

  /** A name that is always one; it is the first where nothing is said. */
  public Id id(String name, Kind kind) {
    return field(name, new Id(body.spot(1), kind, 0, 0));
  }

  /** A name, or none. */
  public Id idOrNone(String name, Kind kind) {
    return field(name, new Id(body.spot(1), kind, -1, -1));
  }

  /** A name for each thing of a kind: fields by their names in this group. */
  public Id ids(Kind by, Kind kind) {
    return keys(by, new Id(body.spot(by.count(), by.count(), 1), kind, 0, 0));
  }

  /** A name or none for each thing of a kind. */
  public Id idsOrNone(Kind by, Kind kind) {
    return keys(by, new Id(body.spot(by.count(), by.count(), 1), kind, -1, -1));
  }

  /** A list of so many names; it ends at the first that is none. */
  public Id list(String name, Kind kind, int room) {
    Id list = body.keep(new Id(body.spot(room, room, 1), kind, -1, -1));
    body.add(name, new Forms.Listing<>(list, room, mark), mark);
    return list;
  }

  /** Such a list for each thing of a kind: fields by their names in this group. */
  public Id lists(Kind by, Kind kind, int room) {
    Id list = body.keep(new Id(body.spot(by.count() * room, room, 1), kind, -1, -1));
    body.addKeys(by, new Forms.Listing<>(list, room, mark), mark);
    return list;
  }

  /** A number of two cells. */
  public Wide wide(String name, int low, int high, int usual) {
    return field(name, new Wide(body.spot(2), null, low, high, usual));
  }

  /** A name or none of more than 255, in two cells. */
  public Wide wideOrNone(String name, Kind kind) {
    return field(name, new Wide(body.spot(2), kind, -1, kind.count() - 1, -1));
  }

  /** A number of four cells. */
  public Whole whole(String name, int low, int high, int usual) {
    return field(name, new Whole(body.spot(4), low, high, usual));
  }

  // What no shape fits

  /** A fact that was declared elsewhere, as a field of this group. */
  public void shown(String name, Fact fact, int first) {
    body.add(name, new Forms.Single<>(fact, first, mark), mark);
  }

  /** A part that the game writes and reads itself; more may be declared after it. */
  public Group<P> form(String name, Form<P> form) {
    body.add(name, form, mark);
    return new Group<>(body, new Mark<>());
  }

  /** Such a part for each thing of a kind: fields by their names in this group. */
  public void forms(Kind by, Form<P> form) {
    body.addKeys(by, form, mark);
  }

  /** What only views show: a figure that follows from the rest. */
  public void figure(String name, Shows<P> figure) {
    body.add(
        name, new Forms.Shown<>((table, cells, index, viewer) -> figure.of(table, viewer)), mark);
  }

  /** The same for each thing of this group: a number that follows from the rest. */
  public void figureOf(String name, FigureOf<P> figure) {
    body.add(
        name,
        new Forms.Shown<>((table, cells, index, viewer) -> Tree.of(figure.of(table, index))),
        mark);
  }

  /** Reads the fields of this group alone, as the options of a new game. */
  public void read(P table, byte[] cells, Tree tree) {
    body.read(table, cells, 0, tree);
  }

  /** Makes all facts of the group as usual again; all of them usually are none, 0 or false. */
  public void clear() {
    body.clear();
  }

  /** Makes all facts of the group as usual again; all of them usually are none, 0 or false. */
  public void clear(byte[] cells) {
    body.clear(cells);
  }

  /** What follows from a fact that was read, and what may be wrong with it. */
  @FunctionalInterface
  public interface Check<P> {
    void read(P table, int index, Tree tree);
  }

  /** The pile in which a card lies that no field names. */
  @FunctionalInterface
  public interface From<P> {
    Pile pile(P table, int index);
  }

  /** Whether a seat, or a spectator (-1), sees what is another seat's. */
  @FunctionalInterface
  public interface Sees<P> {
    boolean sees(P table, int viewer, int owner);
  }

  /** What a view shows beside the facts; the viewer is a seat, or -1. */
  @FunctionalInterface
  public interface Shows<P> {
    Tree of(P table, int viewer);
  }

  /** A number of one of the things of a group. */
  @FunctionalInterface
  public interface FigureOf<P> {
    int of(P table, int index);
  }

  private <F extends Fact> F field(String name, F fact) {
    body.keep(fact);
    body.add(name, new Forms.Single<>(fact, 0, mark), mark);
    return fact;
  }

  private <F extends Fact> F keys(Kind by, F fact) {
    body.keep(fact);
    body.addKeys(by, new Forms.Single<>(fact, 0, mark), mark);
    return fact;
  }
}

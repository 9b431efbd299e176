/**
 * Le Jeu des Trônes, first edition: the realm, its rules and its content.
 *
 * <p>Where the chapters of the rulebook are, with the second word of their clauses in the ledger:
 *
 * <table>
 *   <caption>From rulebook to code</caption>
 *   <tr><td>Pieces, tables, cards: {@code component}</td>
 *     <td>the packs ({@code map, houses, characters, westeros, tables.yaml}), {@code Content}</td></tr>
 *   <tr><td>Set-up, three and four players: {@code setup, variant}</td>
 *     <td>{@code RealmForms}, {@code DealHouses}, {@code houses.yaml}</td></tr>
 *   <tr><td>The turn, turn order: {@code round, action, influence}</td>
 *     <td>{@code Turn}; ranks and tokens in {@code Realm}</td></tr>
 *   <tr><td>Westeros cards, winter, mammoths: {@code westeros}</td>
 *     <td>{@code westeros.RevealCards}; bans in {@code planning.Tokens}</td></tr>
 *   <tr><td>Supply: {@code supply}</td>
 *     <td>{@code Supply}; a Supply card, and units removed: {@code westeros.UpdateSupply}</td></tr>
 *   <tr><td>Control, crests: {@code control, crest, limit}</td>
 *     <td>{@code Control}; crests in {@code Realm}; left behind: {@code action.Departure}</td></tr>
 *   <tr><td>Recruiting: {@code muster}</td><td>{@code westeros.Mustering}</td></tr>
 *   <tr><td>Influence: {@code clash}</td>
 *     <td>{@code westeros.Clash}, {@code Bid}, {@code BreakTie}</td></tr>
 *   <tr><td>Wildlings: {@code wildling}</td>
 *     <td>{@code westeros.Wildlings}, {@code Bid}, {@code BreakTie}, {@code TakeBack}</td></tr>
 *   <tr><td>Planning: {@code planning}</td>
 *     <td>{@code planning.PlaceOrders}, {@code Tokens}, {@code TokensLeft}</td></tr>
 *   <tr><td>The raven: {@code raven}</td><td>{@code planning.Raven}</td></tr>
 *   <tr><td>Raids: {@code raid}</td><td>{@code action.Raids}, {@code ChooseOrder}</td></tr>
 *   <tr><td>Marches: {@code march}</td>
 *     <td>{@code action.Marches}, {@code ChooseOrder}, {@code Send}, {@code Departure}</td></tr>
 *   <tr><td>Ships, islands, rivers: {@code transport, map}</td>
 *     <td>{@code action.Reach}; borders in {@code map.yaml}, {@code Realm.isBorder}</td></tr>
 *   <tr><td>Neutral forces: {@code neutral}</td>
 *     <td>{@code action.Departure.MeasureNeutrals}, {@code battle.Strength}</td></tr>
 *   <tr><td>Battle and its strengths: {@code battle, conquest}</td>
 *     <td>{@code battle.Battle}, {@code Strength}</td></tr>
 *   <tr><td>Support: {@code support}</td><td>{@code battle.CallForSupport}, {@code Strength}</td></tr>
 *   <tr><td>Characters: {@code character, ability}</td>
 *     <td>{@code battle.ChooseCharacter}; {@code effect.Abilities} says what each one does</td></tr>
 *   <tr><td>The blade: {@code sword}</td><td>{@code battle.Blade}</td></tr>
 *   <tr><td>Losses, retreat, tired units: {@code losses, retreat, fatigue}</td>
 *     <td>{@code battle.TakeLosses}, {@code Retreat}</td></tr>
 *   <tr><td>Consolidation: {@code consolidation}</td><td>{@code action.Consolidation}</td></tr>
 *   <tr><td>Victory: {@code victory}</td><td>{@code Control}</td></tr>
 * </table>
 *
 * <p>Rulings ({@code ambiguous, ruling}) are with the chapter they are about. {@code banneret rules
 * thrones WORD} finds a clause and the tests that prove it; {@link banneret.thrones.Clauses} names
 * those that questions and refusals cite.
 */
@NullMarked
package banneret.thrones;

import org.jspecify.annotations.NullMarked;

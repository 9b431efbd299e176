/** Before the first round: armies, terrain, deployment and what the mode of play asks for. */
package banneret.miniatures.setup;

/** Something that waits for its turn. */
export interface Waits {
  /** The network of the visitor who waits; null: this site itself does. */
  network: string | null;
}

/** Round robin by network: a visitor with one page does not wait for all pages of another visitor with many. */
export class FairTurns {
  #turns = 0;
  /** The number of the last turn of each waiting network. */
  readonly #had = new Map<string | null, number>();

  /** The first waiting item of the network whose last turn was the longest ago. */
  next<T extends Waits>(waiting: readonly T[]): T | undefined {
    const getTurn = ({ network }: T) => this.#had.get(network) ?? 0;
    return waiting.reduce<T | undefined>(
      (first, other) => (first && getTurn(first) <= getTurn(other) ? first : other),
      undefined,
    );
  }

  /** Records a network's turn. @param left the items that still wait; networks without any are removed */
  hasTurn({ network }: Waits, left: readonly Waits[]): void {
    this.#had.set(network, ++this.#turns);
    for (const known of this.#had.keys()) {
      if (!left.some((waits) => waits.network === known)) this.#had.delete(known);
    }
  }
}

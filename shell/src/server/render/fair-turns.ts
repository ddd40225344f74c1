/** Something that waits for its turn. */
export interface Waits {
  /** Of the visitor who waits; null: this site itself does. */
  network: string | null;
}

/** One network after the other has its turn: a visitor with one page does not wait for all those of another with many. */
export class FairTurns {
  #turns = 0;
  /** When each network that still waits had its last turn. */
  readonly #had = new Map<string | null, number>();

  /** What has waited longest for a network whose last turn is the longest ago. */
  next<T extends Waits>(waiting: readonly T[]): T | undefined {
    const getTurn = ({ network }: T) => this.#had.get(network) ?? 0;
    return waiting.reduce<T | undefined>(
      (first, other) => (first && getTurn(first) <= getTurn(other) ? first : other),
      undefined,
    );
  }

  /** @param left what goes on waiting: who has nothing there is forgotten */
  hasTurn({ network }: Waits, left: readonly Waits[]): void {
    this.#had.set(network, ++this.#turns);
    for (const known of this.#had.keys()) {
      if (!left.some((waits) => waits.network === known)) this.#had.delete(known);
    }
  }
}

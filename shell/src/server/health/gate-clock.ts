import { healthClockMs } from '@summit/contract/releases/release-health';
import { seldom } from '../http/seldom.ts';

/** When the health gate asked last, and how far its clock is from the one here. */
export class GateClock {
  #askedAt: number | null = null;
  #aheadMs = 0;
  readonly #report: (line: string) => void;

  constructor(
    report: (line: string) => void,
    private readonly now = Date.now,
  ) {
    this.#report = seldom(report);
  }

  /** When it last learnt something here, in milliseconds since 1970; null before the first time. */
  get askedAt(): number | null {
    return this.#askedAt;
  }

  /** So many milliseconds the gate's clock is ahead. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  readonly asked = (aheadMs: number): void => {
    this.#aheadMs = aheadMs;
    if (Math.abs(aheadMs) <= healthClockMs) {
      this.#askedAt = this.now();
      return;
    }
    // The same sentence in whole minutes, so that it is not said every two seconds.
    const minutes = Math.round(Math.abs(aheadMs) / 60_000);
    const side = aheadMs > 0 ? 'ahead of' : 'behind';
    this.#report(
      `The health gate is refused and takes no release back: its clock is about ${minutes} min ${side} this site server's, ` +
        `and ${healthClockMs / 1000} s are the most. Both machines need the time of a time server.`,
    );
  };
}

import { healthClockMs } from '@summit/contract/releases/release-health';
import { seldom } from '../http/seldom.ts';

/** The time of the health gate's last request, and the difference of its clock from this server's. */
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

  /** The time of its last successful request, in milliseconds since 1970; null before the first one. */
  get askedAt(): number | null {
    return this.#askedAt;
  }

  /** How many milliseconds the gate's clock is ahead. */
  get aheadMs(): number {
    return this.#aheadMs;
  }

  readonly asked = (aheadMs: number): void => {
    this.#aheadMs = aheadMs;
    if (Math.abs(aheadMs) <= healthClockMs) {
      this.#askedAt = this.now();
      return;
    }
    // Rounded to whole minutes, so that the message stays the same and is not logged every two seconds.
    const minutes = Math.round(Math.abs(aheadMs) / 60_000);
    const side = aheadMs > 0 ? 'ahead of' : 'behind';
    this.#report(
      `The health gate is refused and takes no release back: its clock is about ${minutes} min ${side} this site server's, ` +
        `and ${healthClockMs / 1000} s are the most. Both machines need the time of a time server.`,
    );
  };
}

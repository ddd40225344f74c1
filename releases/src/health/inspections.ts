import type { ReleaseKey } from '@summit/contract/releases/release-health';
import type { Inspect, Inspection, Suspect } from './inspect-release.ts';

/** Forged reports must not keep the machine busy: the pause after an inspection that found nothing doubles each time. */
const pauses = { firstMs: 2 * 60_000, maxMs: 60 * 60_000 };

interface Seen {
  inspection: Inspection;
  at: number;
  pauseMs: number;
}

/** Opens the pages of suspect releases, one release at a time, while the gate goes on watching. */
export class Inspections {
  readonly #seen = new Map<ReleaseKey, Seen>();
  #running: Promise<void> | null = null;

  constructor(
    private readonly inspect: Inspect,
    private readonly now: () => number,
  ) {}

  /** The last result for a suspect release; null until there is one. */
  of(key: ReleaseKey, suspect: Suspect): Inspection | null {
    const seen = this.#seen.get(key);
    const isDue = !seen || (seen.inspection.kind !== 'fails' && this.now() - seen.at >= seen.pauseMs);
    if (isDue && !this.#running) this.#running = this.#inspect(key, suspect);
    return seen?.inspection ?? null;
  }

  /** Drops what was seen of a release that was rolled back: it may be corrected when it is promoted again. */
  forget(key: ReleaseKey): void {
    this.#seen.delete(key);
  }

  /** Resolves when no page is being opened any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #inspect(key: ReleaseKey, suspect: Suspect): Promise<void> {
    const pauseMs = Math.min((this.#seen.get(key)?.pauseMs ?? pauses.firstMs / 2) * 2, pauses.maxMs);
    const inspection = await this.inspect(suspect).catch((error: unknown): Inspection => ({
      kind: 'blind',
      why: error instanceof Error ? error.message : String(error),
    }));
    this.#seen.set(key, { inspection, at: this.now(), pauseMs });
    this.#running = null;
  }
}

import type { ReleaseKey } from '@summit/contract/releases/release-health';
import type { Look, Sight, Suspect } from './look.ts';

/** Forged reports must not keep the machine busy: the pause after a look that found nothing doubles each time. */
const pauses = { firstMs: 2 * 60_000, longestMs: 60 * 60_000 };

interface Seen {
  sight: Sight;
  at: number;
  pauseMs: number;
}

/** Opens the pages of suspect releases, one release at a time, while the gate goes on watching. */
export class Looks {
  readonly #seen = new Map<ReleaseKey, Seen>();
  #running: Promise<void> | null = null;

  constructor(
    private readonly look: Look,
    private readonly now: () => number,
  ) {}

  /** The last result for a suspect release; null until there is one. */
  of(key: ReleaseKey, suspect: Suspect): Sight | null {
    const seen = this.#seen.get(key);
    const isDue = !seen || (seen.sight.kind !== 'fails' && this.now() - seen.at >= seen.pauseMs);
    if (isDue && !this.#running) this.#running = this.#lookAt(key, suspect);
    return seen?.sight ?? null;
  }

  /** Resolves when no page is being opened any more. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #lookAt(key: ReleaseKey, suspect: Suspect): Promise<void> {
    const pauseMs = Math.min((this.#seen.get(key)?.pauseMs ?? pauses.firstMs / 2) * 2, pauses.longestMs);
    const sight = await this.look(suspect).catch((error: unknown): Sight => ({
      kind: 'blind',
      why: error instanceof Error ? error.message : String(error),
    }));
    this.#seen.set(key, { sight, at: this.now(), pauseMs });
    this.#running = null;
  }
}

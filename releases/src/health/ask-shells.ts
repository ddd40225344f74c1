import {
  healthClockMs,
  type RaisedAlarms,
  registryRevisionHeader,
  type ReleaseAlarm,
  releaseAlarmPath,
  releaseHealthPath,
  type ReleaseKey,
  type ReleaseTallies,
} from '@summit/contract/releases/release-health';
import { signed } from '@summit/rendering/signing/signed-text';

const responseMs = 2000;
/** A shell is unavailable for this time before it is logged: a restarting shell is unavailable for a moment. */
const silentMs = 60_000;
/** The interval at which the log repeats that a shell does not respond. */
const repeatMs = 10 * 60_000;

export interface ShellsOptions {
  /** Every running shell, as this program reaches it. */
  shells: readonly string[];
  secret: string;
  report: (line: string) => void;
  now?: () => number;
}

interface Trouble {
  since: number;
  /** The time of the last log entry; undefined before the first. */
  saidAt?: number;
}

/** The running shells. Problems with reading their counts are logged, because otherwise they would look like health. */
export class Shells {
  readonly #options: ShellsOptions;
  readonly #now: () => number;
  readonly #troubles = new Map<string, Trouble>();

  constructor(options: ShellsOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /**
   * The counts of all responding shells for these releases.
   * @param revision of the registry: a shell that has an older one may still count an earlier promotion of a release
   */
  async tallies(releases: readonly ReleaseKey[], revision = 0): Promise<ReleaseTallies[]> {
    const query = new URLSearchParams(releases.map((release) => ['release', release]));
    const seen = await Promise.all(this.#options.shells.map((shell) => this.#ask(shell, query, revision)));
    return seen.flat();
  }

  /** Sends the raised alarms to all shells. A shell that is unavailable gets them the next time. */
  async raise(alarms: ReleaseAlarm[]): Promise<void> {
    const raised: RaisedAlarms = { time: this.#now(), alarms };
    const text = Buffer.from(JSON.stringify(raised)).toString('base64url');
    const body = signed(this.#options.secret, 'alarm', text);
    await Promise.all(
      this.#options.shells.map((shell) =>
        fetch(`${shell}${releaseAlarmPath}`, {
          method: 'POST',
          headers: { 'content-type': 'text/plain' },
          body,
          signal: AbortSignal.timeout(responseMs),
        }).catch(() => undefined),
      ),
    );
  }

  async #ask(shell: string, query: URLSearchParams, revision: number): Promise<ReleaseTallies[]> {
    const authorization = `Bearer ${signed(this.#options.secret, 'health', String(this.#now()))}`;
    try {
      const address = `${shell}${releaseHealthPath}${query.size > 0 ? `?${query}` : ''}`;
      const response = await fetch(address, {
        headers: { authorization },
        signal: AbortSignal.timeout(responseMs),
      });
      const aheadMs = Date.parse(response.headers.get('date') ?? '') - this.#now();
      if (!response.ok) {
        this.#say(shell, 0, getRefusal(shell, response.status, aheadMs));
        return [];
      }
      if (Number(response.headers.get(registryRevisionHeader) ?? revision) < revision) {
        this.#say(shell, silentMs, behind(shell, revision));
        return [];
      }
      // Warn while the difference of the clocks is still accepted, before the gate stops working because of it.
      if (Math.abs(aheadMs) > healthClockMs / 2) this.#say(shell, 0, drift(shell, aheadMs));
      else this.#heard(shell);
      return (await response.json()) as ReleaseTallies[];
    } catch {
      this.#say(
        shell,
        silentMs,
        `Nothing responds at ${shell}: the health gate learns of no failures there.`,
      );
      return [];
    }
  }

  #heard(shell: string): void {
    if (this.#troubles.get(shell)?.saidAt !== undefined) {
      this.#options.report(`The health gate learns again of failures at ${shell}.`);
    }
    this.#troubles.delete(shell);
  }

  #say(shell: string, afterMs: number, line: string): void {
    const now = this.#now();
    const { since, saidAt = -Infinity } = this.#troubles.get(shell) ?? { since: now };
    const isDue = now - since >= afterMs && now - saidAt >= repeatMs;
    this.#troubles.set(shell, {
      since,
      ...(isDue ? { saidAt: now } : Number.isFinite(saidAt) && { saidAt }),
    });
    if (isDue) this.#options.report(line);
  }
}

function getRefusal(shell: string, status: number, aheadMs: number): string {
  const blind = `The health gate learns of no failures at ${shell} and takes no release back`;
  if (Math.abs(aheadMs) > healthClockMs) {
    return `${blind}: the clock there is ${clock(aheadMs)} the one here, and ${healthClockMs / 1000} s are the most. Both machines need the time of a time server.`;
  }
  return `${blind}: it is refused (${status}). Is RELEASE_SECRET the same there and here?`;
}

function behind(shell: string, revision: number): string {
  return `${shell} does not have revision ${revision} of the registry: the health gate learns of no failures there.`;
}

function drift(shell: string, aheadMs: number): string {
  return `The clock of ${shell} is ${clock(aheadMs)} the one here: beyond ${healthClockMs / 1000} s the health gate would learn of no failures there.`;
}

function clock(aheadMs: number): string {
  return `${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'}`;
}

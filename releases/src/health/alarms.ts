import type { ReleaseAlarm, ReleaseKey } from '@summit/contract/releases/release-health';

/** The interval at which the log repeats that people have to decide. */
const repeatMs = 10 * 60_000;

/** The releases that the gate leaves to people, each with the reason. */
export class Alarms {
  readonly #raised = new Map<ReleaseKey, { why: string; saidAt: number }>();
  #wereRaised = false;

  constructor(
    private readonly report: (line: string) => void,
    private readonly now: () => number,
  ) {}

  /** The alarms to send to the shells; null when none is raised and they have been notified of that. */
  get news(): ReleaseAlarm[] | null {
    const alarms = [...this.#raised].map(([release, { why }]) => ({ release, why }));
    const isNews = alarms.length > 0 || this.#wereRaised;
    this.#wereRaised = alarms.length > 0;
    return isNews ? alarms : null;
  }

  raise(release: ReleaseKey, why: string): void {
    const before = this.#raised.get(release)?.saidAt ?? -Infinity;
    const isDue = this.now() - before >= repeatMs;
    if (isDue) this.report(why);
    this.#raised.set(release, { why, saidAt: isDue ? this.now() : before });
  }

  /** Clears the alarm of a release that no longer fails by the reports. */
  clear(release: ReleaseKey): void {
    if (this.#raised.delete(release)) this.report(`${release} does not look as if it failed any more.`);
  }

  /** Removes the alarms of all other releases. */
  keepOnly(releases: readonly ReleaseKey[]): void {
    for (const release of this.#raised.keys()) if (!releases.includes(release)) this.#raised.delete(release);
  }
}

import type { ReleaseAlarm, ReleaseKey } from '@summit/contract/releases/release-health';

/** How often it is said again that people have to decide. */
const repeatMs = 10 * 60_000;

/** Releases that the gate leaves to people, each with the reason. */
export class Alarms {
  readonly #raised = new Map<ReleaseKey, { why: string; saidAt: number }>();
  #wereRaised = false;

  constructor(
    private readonly report: (line: string) => void,
    private readonly now: () => number,
  ) {}

  /** What the shells are to be notified of; null when nothing is raised, and they know. */
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

  /** It does not fail by what is reported any more. */
  clear(release: ReleaseKey): void {
    if (this.#raised.delete(release)) this.report(`${release} does not look as if it failed any more.`);
  }

  /** Others are not there any more. */
  keepOnly(releases: readonly ReleaseKey[]): void {
    for (const release of this.#raised.keys()) if (!releases.includes(release)) this.#raised.delete(release);
  }
}

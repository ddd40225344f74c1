import type { Registry } from '@summit/contract/releases/registry';

/** Those of a remote that moved are asked in turn: no more than these. */
const mostOrigins = 4;

/**
 * Where each remote's files may be: at the origin of its live release first, then at those it had since this shell was
 * started. A remote that moved may have left its older releases behind, and one that was retired has all of them there:
 * open tabs still load them.
 */
export class FileOrigins {
  readonly #known = new Map<string, string[]>();

  /** Learns where the releases of a registry are. */
  follow({ live, shares = {}, candidates = {} }: Registry): void {
    // What comes last is asked first.
    const releases = [...Object.values(candidates).flat(), ...Object.values(shares), ...Object.values(live)];
    for (const { buildId, baseUrl, descriptor } of releases) {
      const origin = baseUrl.slice(0, -`/${buildId}`.length);
      const others = this.of(descriptor.name).filter((known) => known !== origin);
      this.#known.set(descriptor.name, [origin, ...others].slice(0, mostOrigins));
    }
  }

  /** None of a remote that is not known. */
  of(remote: string): readonly string[] {
    return this.#known.get(remote) ?? [];
  }
}

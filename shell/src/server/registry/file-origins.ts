import type { Registry } from '@summit/contract/releases/registry';

/** The most origins of a remote that moved; they are tried in turn. */
const mostOrigins = 4;

/**
 * The origins of each remote's files: that of its live release first, then those it has had since this shell
 * started. Open tabs still load older releases, which a remote that moved may have left at its old origin, and the
 * files of remotes that were retired.
 */
export class FileOrigins {
  readonly #known = new Map<string, string[]>();

  /** Adds the origins of a registry's releases. */
  follow({ live, shares = {}, candidates = {} }: Registry): void {
    // The last one is tried first.
    const releases = [...Object.values(candidates).flat(), ...Object.values(shares), ...Object.values(live)];
    for (const { buildId, baseUrl, descriptor } of releases) {
      const origin = baseUrl.slice(0, -`/${buildId}`.length);
      const others = this.of(descriptor.name).filter((known) => known !== origin);
      this.#known.set(descriptor.name, [origin, ...others].slice(0, mostOrigins));
    }
  }

  /** The origins of a remote; empty for an unknown one. */
  of(remote: string): readonly string[] {
    return this.#known.get(remote) ?? [];
  }
}

import type { FailurePhase, ReleaseHealth } from '@summit/contract/release-health';

/** A release as a key: `awards@a1`. */
export type ReleaseKey = string;

export function keyOf({ remote, buildId }: { remote: string; buildId: string }): ReleaseKey {
  return `${remote}@${buildId}`;
}

/** Of this machine itself: each view is a trial of its own. */
export type Network = string | null;

interface Visitor {
  views: number;
  failed: number;
}

interface Counted {
  visitors: Map<string, Visitor>;
  views: number;
  failed: number;
  failedNetworks: number;
  phases: Partial<Record<FailurePhase, number>>;
}

/** Of one release: what one network adds, and how many networks are told apart. */
export const countLimits = { each: 3, networks: 20_000, releases: 24 } as const;

/**
 * Counts views and failures by release. One network adds at most a few of either, and never more failures than views, so
 * that nobody alone makes a release look bad. Kept in memory only.
 */
export class ReleaseCounts {
  readonly #releases = new Map<ReleaseKey, Counted>();

  /** A page of the release was sent. */
  view(release: ReleaseKey, network: Network, failedAt?: FailurePhase): void {
    const counted = this.#of(release);
    const visitor = network === null ? { views: 0, failed: 0 } : visitorIn(counted, network);
    if (visitor && visitor.views < countLimits.each) {
      visitor.views += 1;
      counted.views += 1;
    }
    if (failedAt) this.failure(release, network, failedAt);
  }

  /** A view of the release had a failure. Returns whether it counts: it has to be of a page that was sent there. */
  failure(release: ReleaseKey, network: Network, phase: FailurePhase): boolean {
    const counted = this.#releases.get(release);
    if (!counted || counted.failed >= counted.views) return false;
    const visitor = network === null ? { views: 1, failed: 0 } : counted.visitors.get(network);
    if (!visitor || visitor.failed >= visitor.views) return false;
    if (visitor.failed === 0) counted.failedNetworks += 1;
    visitor.failed += 1;
    counted.failed += 1;
    counted.phases[phase] = (counted.phases[phase] ?? 0) + 1;
    return true;
  }

  all(): ReleaseHealth[] {
    return [...this.#releases].map(([key, { views, failed, failedNetworks, phases }]) => {
      const [remote = '', buildId = ''] = key.split('@');
      return { remote, buildId, views, failed, failedNetworks, phases };
    });
  }

  #of(release: ReleaseKey): Counted {
    const known = this.#releases.get(release);
    if (known) return known;
    const oldest = this.#releases.keys().next().value;
    if (this.#releases.size >= countLimits.releases && oldest !== undefined) this.#releases.delete(oldest);
    const counted: Counted = { visitors: new Map(), views: 0, failed: 0, failedNetworks: 0, phases: {} };
    this.#releases.set(release, counted);
    return counted;
  }
}

function visitorIn({ visitors }: Counted, network: string): Visitor | undefined {
  const known = visitors.get(network);
  if (known || visitors.size >= countLimits.networks) return known;
  const visitor = { views: 0, failed: 0 };
  visitors.set(network, visitor);
  return visitor;
}

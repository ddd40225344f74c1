import {
  type FailurePhase,
  failurePhases,
  mostOfNetwork,
  type ReleaseKey,
  type ReleaseTallies,
  type Tally,
} from '@summit/contract/releases/release-health';

/** A visitor's network; null is this machine itself. */
export type Network = string | null;

/** How many networks and pages of a release, and how many releases, are counted separately. */
export const countLimits = { networks: 20_000, pages: 100, releases: 24 } as const;

/** A page that was sent. */
export interface CountedView {
  /** The name under which its network leaves this process; null is this machine itself. */
  network: string | null;
  /** Whether the view counts for the release: only the first one of each network does. */
  counts: boolean;
}

interface Counted {
  /** The pseudonyms of networks, cached by network. */
  names: Map<string, string>;
  /** The tallies by the networks' pseudonyms. */
  tallies: Map<string, Tally>;
  own: Tally;
  pages: Map<string, number>;
}

/**
 * Counts views and failures by release and network, in memory only: the first view of each network, so that views
 * are independent of each other and no visitor adds many. The health gate, which sums the counts of all shells,
 * matches failures with views.
 */
export class ReleaseCounts {
  readonly #releases = new Map<ReleaseKey, Counted>();

  /** @param nameOf makes the name of a network that leaves this process, the same in every shell */
  constructor(private readonly getName: (network: string) => string) {}

  /** The name under which a network leaves this process. */
  getNetworkName(network: Network): string | null {
    return network === null ? null : this.getName(network);
  }

  /** Counts a page of the release that was sent. */
  view(release: ReleaseKey, network: Network): CountedView {
    const counted = this.#of(release);
    if (network === null) {
      counted.own[0] += 1;
      return { network, counts: true };
    }
    const known = counted.names.get(network);
    const name = known ?? this.getName(network);
    if (known === undefined && counted.names.size < countLimits.networks) counted.names.set(network, name);
    const tally = tallyIn(counted, name);
    const counts = tally !== undefined && tally[0] < mostOfNetwork;
    if (counts) tally[0] += 1;
    return { network: name, counts };
  }

  /**
   * Counts the failure of a view that this shell or another one has sent. Returns whether it is counted: this shell
   * must have sent some page of the release.
   */
  failure(
    release: ReleaseKey,
    { network, counts }: CountedView,
    phase: FailurePhase,
    page?: string,
  ): boolean {
    const counted = this.#releases.get(release);
    const tally = counted && counts ? tallyIn(counted, network) : undefined;
    if (!counted || !tally || (network !== null && getFailures(tally) >= mostOfNetwork)) return false;
    tally[getPlace(phase)] += 1;
    if (page !== undefined) addPage(counted, page);
    return true;
  }

  /** Drops what was counted of a release. */
  forget(release: ReleaseKey): void {
    this.#releases.delete(release);
  }

  /** The tallies of some releases. */
  of(releases: readonly ReleaseKey[]): ReleaseTallies[] {
    return releases.flatMap((release) => {
      const counted = this.#releases.get(release);
      if (!counted) return [];
      const { tallies, own, pages } = counted;
      return [{ release, networks: Object.fromEntries(tallies), own, pages: Object.fromEntries(pages) }];
    });
  }

  #of(release: ReleaseKey): Counted {
    const known = this.#releases.get(release);
    if (known) return known;
    const oldest = this.#releases.keys().next().value;
    if (this.#releases.size >= countLimits.releases && oldest !== undefined) this.#releases.delete(oldest);
    const counted: Counted = { names: new Map(), tallies: new Map(), own: [0, 0, 0, 0], pages: new Map() };
    this.#releases.set(release, counted);
    return counted;
  }
}

/** The tally of a network; undefined when there are too many networks. */
function tallyIn({ tallies, own }: Counted, name: string | null): Tally | undefined {
  if (name === null) return own;
  const known = tallies.get(name);
  if (known) return known;
  if (tallies.size >= countLimits.networks) return undefined;
  const tally: Tally = [0, 0, 0, 0];
  tallies.set(name, tally);
  return tally;
}

function addPage({ pages }: Counted, page: string): void {
  const known = pages.get(page);
  if (known !== undefined || pages.size < countLimits.pages) pages.set(page, (known ?? 0) + 1);
}

function getFailures([, ...failures]: Tally): number {
  return failures.reduce((sum, count) => sum + count, 0);
}

function getPlace(phase: FailurePhase): 1 | 2 | 3 {
  return (failurePhases.indexOf(phase) + 1) as 1 | 2 | 3;
}

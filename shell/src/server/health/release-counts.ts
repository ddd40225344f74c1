import {
  type FailurePhase,
  failurePhases,
  mostOfNetwork,
  type ReleaseKey,
  type ReleaseTallies,
  type Tally,
} from '@summit/contract/release-health';

/** A visitor's network; null is this machine itself. */
export type Network = string | null;

/** How many networks of a release, and how many releases, are counted separately. */
export const countLimits = { networks: 20_000, releases: 24 } as const;

interface Counted {
  /** By network. The name is made once. */
  networks: Map<string, { name: string; tally: Tally }>;
  own: Tally;
}

/**
 * Counts views and failures by release and network, in memory only. Which failures belong to a view is decided by the
 * health gate, which adds up the counts of all shells.
 */
export class ReleaseCounts {
  readonly #releases = new Map<ReleaseKey, Counted>();

  /** @param nameOf makes the name of a network that leaves this process, the same in every shell */
  constructor(private readonly nameOf: (network: string) => string) {}

  /** A page of the release was sent. */
  view(release: ReleaseKey, network: Network, failedAt?: FailurePhase): void {
    const tally = tallyIn(this.#of(release), network, this.nameOf);
    if (tally && (network === null || tally[0] < mostOfNetwork)) tally[0] += 1;
    if (failedAt) this.failure(release, network, failedAt);
  }

  /** A view of the release failed. Returns whether it is counted: this shell has to have sent some page of the release. */
  failure(release: ReleaseKey, network: Network, phase: FailurePhase): boolean {
    const counted = this.#releases.get(release);
    const tally = counted && tallyIn(counted, network, this.nameOf);
    if (!tally || (network !== null && failuresOf(tally) >= mostOfNetwork)) return false;
    tally[placeOf(phase)] += 1;
    return true;
  }

  /** What is known of some releases. */
  of(releases: readonly ReleaseKey[]): ReleaseTallies[] {
    return releases.flatMap((release) => {
      const counted = this.#releases.get(release);
      if (!counted) return [];
      const networks = [...counted.networks.values()].map(({ name, tally }) => [name, tally] as const);
      return [{ release, networks: Object.fromEntries(networks), own: counted.own }];
    });
  }

  #of(release: ReleaseKey): Counted {
    const known = this.#releases.get(release);
    if (known) return known;
    const oldest = this.#releases.keys().next().value;
    if (this.#releases.size >= countLimits.releases && oldest !== undefined) this.#releases.delete(oldest);
    const counted: Counted = { networks: new Map(), own: [0, 0, 0, 0] };
    this.#releases.set(release, counted);
    return counted;
  }
}

/** Undefined for one network too many. */
function tallyIn({ networks, own }: Counted, network: Network, nameOf: (network: string) => string) {
  if (network === null) return own;
  const known = networks.get(network);
  if (known) return known.tally;
  if (networks.size >= countLimits.networks) return undefined;
  const tally: Tally = [0, 0, 0, 0];
  networks.set(network, { name: nameOf(network), tally });
  return tally;
}

function failuresOf([, ...failures]: Tally): number {
  return failures.reduce((sum, count) => sum + count, 0);
}

function placeOf(phase: FailurePhase): 1 | 2 | 3 {
  return (failurePhases.indexOf(phase) + 1) as 1 | 2 | 3;
}

/** Where browsers report that a part of a release failed; a small JSON text. */
export const failureReportPath = '/r/report';

/** Where a shell reports to the health gate what it has counted, of the releases in `?release=`; signed requests only. */
export const releaseHealthPath = '/r/health';

/**
 * `load`: its files did not arrive or do not fit. `render`: it threw in a browser. `server`: it threw, hung or ended its
 * process while the server rendered it. What the API or the network failed at is no failure of a release.
 */
export const failurePhases = ['load', 'render', 'server'] as const;

export type FailurePhase = (typeof failurePhases)[number];

/** What a browser reports. */
export interface FailureReport {
  remote: string;
  buildId: string;
  phase: Exclude<FailurePhase, 'server'>;
}

/** At most as many bytes as a report has. */
export const reportBytes = 512;

/** A release as a key: `awards@a1`. */
export type ReleaseKey = `${string}@${string}`;

/** `awards@1f3c` */
export function releaseKey({ remote, buildId }: { remote: string; buildId: string }): ReleaseKey {
  return `${remote}@${buildId}`;
}

/** Views, then failures by phase in the order of `failurePhases`. */
export type Tally = [views: number, load: number, render: number, server: number];

/** What one network adds at most to what is known of a release: nobody alone makes it look bad. */
export const mostOfNetwork = 3;

/**
 * What one shell has seen of a release since it was started. A page may come from one shell and its failure be reported to
 * another, so only the sums of all shells say which views failed.
 */
export interface ReleaseTallies {
  release: ReleaseKey;
  /** By visitors' networks, each under a name that only the servers of this site can make. */
  networks: Record<string, Tally>;
  /** Of the servers' own machine: each view is a trial of its own. */
  own: Tally;
}

/** Where browsers report that a part of a release failed; a small JSON text. */
export const failureReportPath = '/r/report';

/** Where the health gate reads what a shell has counted of the releases in `?release=`; signed requests only. */
export const releaseHealthPath = '/r/health';

/** The header of a shell's counts with the revision of its registry. */
export const registryRevisionHeader = 'registry-revision';

/** Where the health gate sends a shell the releases that people must look at; the whole request is signed. */
export const releaseAlarmPath = '/r/alarm';

/**
 * `load`: its files did not arrive or have the wrong hash. `render`: it threw in a browser. `server`: it threw, hung or
 * ended its process while the server rendered it. Failures of the API or the network do not count against a release.
 */
export const failurePhases = ['load', 'render', 'server'] as const;

export type FailurePhase = (typeof failurePhases)[number];

/** The name of a view's token in `Server-Timing`, the header that a page's script reads it from. */
export const viewTokenName = 'view';

/** What a browser reports. */
export interface FailureReport {
  remote: string;
  buildId: string;
  phase: Exclude<FailurePhase, 'server'>;
  /** The id of the page that failed. */
  page?: string | undefined;
  /** Came with the page, and proves that it was sent. */
  view?: string | undefined;
}

/** At most as many bytes as a report has. */
export const reportBytes = 1024;

/** A release as a key: `awards@a1`. */
export type ReleaseKey = `${string}@${string}`;

/** `awards@1f3c` */
export function releaseKey({ remote, buildId }: { remote: string; buildId: string }): ReleaseKey {
  return `${remote}@${buildId}`;
}

/** Views, then failures by phase in the order of `failurePhases`. */
export type Tally = [views: number, load: number, render: number, server: number];

/** The most views of one network that count for a release: with one for each, views are independent trials. */
export const mostOfNetwork = 1;

/** How far apart the clocks of the health gate and a shell may be, and how long a signed request is good for. */
export const healthClockMs = 60_000;

/**
 * What one shell has seen of a release since it was started. A page may come from one shell and its failure be reported to
 * another, so only the sums of all shells say which views failed.
 */
export interface ReleaseTallies {
  release: ReleaseKey;
  /** By visitors' networks, each under a name that only the servers of this site can make. */
  networks: Record<string, Tally>;
  /** The tally of requests from the servers' own machine, where each view counts as a trial. */
  own: Tally;
  /** The number of failures by the id of the page. */
  pages: Record<string, number>;
}

/** A release that fails according to reports, and that the health gate does not roll back automatically. */
export interface ReleaseAlarm {
  release: ReleaseKey;
  why: string;
}

/** What the health gate sends to a shell: all alarms that are raised at this moment. */
export interface RaisedAlarms {
  /** In milliseconds since 1970. */
  time: number;
  alarms: ReleaseAlarm[];
}

/** At most as many bytes as raised alarms have. */
export const alarmBytes = 16_384;

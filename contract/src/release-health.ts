/** Where browsers report that a part of a release failed; a small JSON text. */
export const failureReportPath = '/r/report';

/** Where a shell reports to the health gate what it has counted; signed requests only. */
export const releaseHealthPath = '/r/health';

/**
 * `load`: its files did not arrive or do not fit. `render`: it threw in a browser. `server`: it threw, hung or ended its
 * process while the server rendered it. What the API or the network failed at is no failure of a release.
 */
export type FailurePhase = 'load' | 'render' | 'server';

/** What a browser reports. */
export interface FailureReport {
  remote: string;
  buildId: string;
  phase: Exclude<FailurePhase, 'server'>;
}

/** What is known of a release's views since its shell was started. */
export interface ReleaseHealth {
  remote: string;
  buildId: string;
  views: number;
  /** Views with a failure. */
  failed: number;
  /** Networks that a failure came from. */
  failedNetworks: number;
  phases: Partial<Record<FailurePhase, number>>;
}

/** At most as many bytes as a report has. */
export const reportBytes = 512;

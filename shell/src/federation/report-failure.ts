import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import {
  type FailureReport,
  failureReportPath,
  viewTokenName,
} from '@summit/contract/releases/release-health';
import { getPageTimings } from '@summit/contract/requests/page-timing';
import { isApiError } from '@summit/shared-auth';
import { RemoteLoadError } from './remote-loader.ts';

const reported = new Set<string>();

/**
 * Reports that a page of a release failed in this browser, once for each page load: the health gate finds bad
 * releases by these reports and rolls them back. Failures of the API or the network are not reported.
 */
export function reportFailure(
  { name, buildId }: Pick<LiveRemote, 'name' | 'buildId'>,
  error: unknown,
  page?: string,
): void {
  if (isApiError(error) || !navigator.onLine) return;
  const phase = error instanceof RemoteLoadError ? 'load' : 'render';
  const key = `${name}@${buildId} ${phase}`;
  if (reported.has(key)) return;
  reported.add(key);
  const [view] = getPageTimings(viewTokenName);
  const report: FailureReport = { remote: name, buildId, phase, page, view };
  navigator.sendBeacon?.(failureReportPath, JSON.stringify(report));
}

import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { RemoteLoader } from '../../../federation/remote-loader.ts';
import { withinRunning } from '../within.ts';
import { roleRules } from './role-rules.ts';

/** The timeout in ms, after which visitors no longer wait, and get pages without the remote's code. */
const defaultDeadlineMs = 10_000;

/**
 * Loads all server-rendered pages of a remote before the first visitor needs them. If that fails, or takes longer
 * than the deadline, it is retried in the background until it succeeds.
 * @param onAway called when the remote does not load, and when it does again
 * @returns the problems
 */
export async function warmUp(
  remote: LiveRemote | undefined,
  loader: RemoteLoader,
  onAway: (away: boolean) => void = () => undefined,
  deadlineMs = defaultDeadlineMs,
): Promise<string[]> {
  if (!remote) return [];
  const loading = load(remote, loader);
  const found = await withinRunning(deadlineMs, loading);
  if (found?.length === 0) return [];
  onAway(true);
  void loadLater(remote, loader, loading).then(() => onAway(false));
  return found ? [...new Set(found)] : [`The remote '${remote.name}' did not load in time`];
}

/**
 * Retries a failed remote once immediately, because a reused connection may just have been closed. If both attempts
 * fail, the first error is reported: code that threw once is loaded only in part, and then fails with a misleading
 * error.
 */
async function load(remote: LiveRemote, loader: RemoteLoader): Promise<string[]> {
  const problems = await getProblems(remote, loader);
  if (problems.length === 0) return problems;
  loader.forget(remote);
  return (await getProblems(remote, loader)).length === 0 ? [] : problems;
}

async function getProblems(remote: LiveRemote, loader: RemoteLoader): Promise<string[]> {
  const loads = remote.pages
    .filter((page) => page.renderMode !== 'browser')
    .map((page) =>
      loader.page(remote, page.id).then(
        () => '',
        (error: unknown) => (error instanceof Error ? error.message : String(error)),
      ),
    );
  return (await Promise.all(loads)).filter(Boolean);
}

async function loadLater(remote: LiveRemote, loader: RemoteLoader, first: Promise<string[]>): Promise<void> {
  let problems = await first;
  const { firstMs, longestMs } = roleRules[remote.role ?? 'regular'].retry;
  for (let pauseMs = firstMs; problems.length > 0; pauseMs = Math.min(pauseMs * 2, longestMs)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    loader.forget(remote);
    problems = await getProblems(remote, loader);
  }
}

import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import type { RemoteLoader } from '../../../federation/remote-loader.ts';
import { withinRunning } from '../within.ts';
import { roleRules } from './role-rules.ts';

/** How long it may take in ms: visitors have waited long enough then, and get what a page shows without its code. */
const defaultDeadlineMs = 10_000;

/**
 * Loads every page of a remote that is rendered on the server before the first visitor needs it. One that fails, or does not
 * load within the deadline, is tried again in the background until it has loaded.
 * @param onAway learns that it is away, and when it is back
 * @returns what went wrong
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
 * A connection that is closed just as it is used again is no outage: a remote that fails is tried once more at once. What it
 * failed at first is what it failed at: code that threw once is only half there afterwards, and fails at what is missing.
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

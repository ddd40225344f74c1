import type { LiveRemote, LiveRemotes } from '../../federation/live-remotes.ts';
import type { RemoteLoader } from '../../federation/remote-loader.ts';
import { roleRules } from './role-rules.ts';
import { withinRunning } from './within.ts';

/** How long the remotes may take in ms: one that does not respond must not keep the others' pages from visitors. */
const defaultDeadlineMs = 10_000;

/**
 * Loads every server-rendered page before the first visitor needs it. A remote that fails, or does not load within the
 * deadline, costs only its own pages, and only for a while: it is tried again in the background until it has loaded.
 * @param onAway receives the names of those that are away, now and whenever they change
 * @returns what went wrong
 */
export async function warmUp(
  live: LiveRemotes,
  loader: RemoteLoader,
  onAway: (names: string[]) => void = () => undefined,
  deadlineMs = defaultDeadlineMs,
): Promise<string[]> {
  const away = new Set<string>();
  const back = (name: string) => {
    away.delete(name);
    onAway([...away]);
  };
  const problems = await Promise.all(
    live.remotes.map(async (remote) => {
      const loading = load(remote, loader);
      const found = await withinRunning(deadlineMs, loading);
      if (found?.length !== 0) {
        away.add(remote.name);
        void loadLater(remote, loader, loading).then(() => back(remote.name));
      }
      return found ?? [`The remote '${remote.name}' did not load in time`];
    }),
  );
  if (away.size > 0) onAway([...away]);
  return [...new Set(problems.flat())];
}

/** A connection that is closed just as it is used again is no outage: a remote that fails is tried once more at once. */
async function load(remote: LiveRemote, loader: RemoteLoader): Promise<string[]> {
  const problems = await problemsOf(remote, loader);
  if (problems.length === 0) return problems;
  loader.forget(remote);
  return problemsOf(remote, loader);
}

async function problemsOf(remote: LiveRemote, loader: RemoteLoader): Promise<string[]> {
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
    problems = await problemsOf(remote, loader);
  }
}

import type { LiveRemote, LiveRemotes } from '../../federation/live-remotes.ts';
import type { RemoteLoader } from '../../federation/remote-loader.ts';
import { within } from './within.ts';

/** How long the remotes may take in ms: one that does not respond must not keep the others' pages from visitors. */
const deadlineMs = 10_000;
const pauses = { firstMs: 2000, longestMs: 30_000 };

/**
 * Loads every server-rendered page before the first visitor needs it. A remote that fails, or does not load within the
 * deadline, costs only its own pages, and only for a while: it is tried again in the background until it has loaded.
 * @returns what went wrong
 */
export async function warmUp(live: LiveRemotes, loader: RemoteLoader): Promise<string[]> {
  const problems = await Promise.all(
    live.remotes.map(async (remote) => {
      const loading = problemsOf(remote, loader);
      const found = await within(deadlineMs, loading);
      if (found?.length !== 0) void loadLater(remote, loader, loading);
      return found ?? [`The remote '${remote.name}' did not load in time`];
    }),
  );
  return [...new Set(problems.flat())];
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
  for (let pauseMs = pauses.firstMs; problems.length > 0; pauseMs = Math.min(pauseMs * 2, pauses.longestMs)) {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    loader.forget(remote);
    problems = await problemsOf(remote, loader);
  }
}

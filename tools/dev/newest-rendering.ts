import { setTimeout as pause } from 'node:timers/promises';
import { readDescriptor } from '@summit/releases/promotion/release-folder';
import { changeRegistry } from '@summit/releases/registry/registry-store';

interface Rendered {
  /** The development folder. */
  folder: string;
  /** Each remote with the folder of its build, the time of that build, and the origin that serves it. */
  remotes: () => { remote: string; build: string; builtAt: string; origin: string }[];
  /** The address of the site's server. */
  upstream: string;
}

const askEveryMs = 50;
const maxWaitMs = 15_000;

/** Writes a new revision of the registry, so that pages are rendered with the newest builds; returns its number. */
export async function publishBuilds({ folder, remotes }: Omit<Rendered, 'upstream'>): Promise<number> {
  const live = remotes().map(({ remote, build, builtAt, origin }) => {
    const descriptor = readDescriptor(build);
    const { buildId } = descriptor;
    // Only the time distinguishes a build from the previous one, so the processes of all other remotes stay.
    return [remote, { buildId, baseUrl: `${origin}/${buildId}`, descriptor, promotedAt: builtAt }] as const;
  });
  const { revision } = await changeRegistry(folder, () => ({ live: Object.fromEntries(live), history: [] }));
  return revision;
}

/** Returns once pages are rendered with the newest builds, or cannot be. */
export async function renderNewest({ upstream, ...rendered }: Rendered): Promise<void> {
  const revision = await publishBuilds(rendered);
  const endsAt = Date.now() + maxWaitMs;
  while (Date.now() < endsAt) {
    if (await rendersRevision(upstream, revision)) return;
    await pause(askEveryMs);
  }
}

/** Whether the state of a page contains this revision. */
async function rendersRevision(upstream: string, revision: number): Promise<boolean> {
  const page = await fetch(upstream).catch(() => undefined);
  return (await page?.text())?.includes(`"revision":${revision}`) ?? false;
}

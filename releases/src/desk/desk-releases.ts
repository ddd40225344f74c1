import type { releases } from '@summit/contract/calls/organise-releases';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import { releaseKey } from '@summit/contract/releases/release-health';
import type { ResponseOf } from '@summit/contract/requests/call';
import { addUp } from '../health/add-up.ts';
import type { Shells } from '../health/ask-shells.ts';
import { judge } from '../health/judge.ts';
import { getKey, type Pair, watchedPairs } from '../health/watched-pairs.ts';
import { getCandidates } from '../promotion/live-changes.ts';
import { releaseBefore } from '../promotion/rollback.ts';
import { shellStateAt } from '../running-shell.ts';

type Releases = ResponseOf<typeof releases>;
type Remote = Releases['remotes'][number];
type Health = NonNullable<Remote['live']>['health'];

/** The entries of history that are shown of each remote; `npm run release -- --history` prints all. */
const shownHistory = 30;

/** Every remote in the registry with the health of its releases, and the state of the site's servers. */
export async function describeReleases(
  registry: Registry,
  shells: Shells,
  origins: readonly string[],
  now = Date.now(),
): Promise<Releases> {
  const [getHealth, servers] = await Promise.all([
    readHealth(registry, shells, now),
    readServers(origins, registry.revision),
  ]);
  const names = [...Object.keys(registry.live), ...registry.history.map(({ remote }) => remote)];
  const remotes = [...new Set(names)].sort().map((name) => describeRemote(registry, name, getHealth));
  return { revision: registry.revision, remotes, servers };
}

function describeRemote(
  registry: Registry,
  name: string,
  getHealth: (release: LiveRelease) => Health,
): Remote {
  const live = registry.live[name];
  const share = registry.shares?.[name];
  const own = registry.history.filter(({ remote }) => remote === name);
  // A release in a rollout stays a candidate, so that it can be previewed.
  const waiting = getCandidates(registry, name).filter(({ buildId }) => buildId !== share?.buildId);
  return {
    name,
    live: live ? { ...getFacts(live), health: getHealth(live) } : null,
    share: share ? { ...getFacts(share), health: getHealth(share), percent: share.percent } : null,
    candidates: waiting.toReversed().map((release) => {
      const entry = own.findLast(
        ({ action, buildId }) => action === 'candidate' && buildId === release.buildId,
      );
      return { ...getFacts(release), by: entry?.by ?? null, notes: entry?.notes ?? [] };
    }),
    before: live ? (releaseBefore(registry, name) ?? null) : null,
    history: own
      .slice(-shownHistory)
      .toReversed()
      .map(({ at, action, buildId, percent = null, by = null, why = null, notes = [] }) => ({
        ...{ at, action, buildId, percent, by, why, notes },
      })),
  };
}

function getFacts({ buildId, descriptor, promotedAt }: LiveRelease) {
  return { buildId, version: descriptor.version, since: promotedAt };
}

/** The counts of the site's servers, and the health gate's verdict where it compares releases. */
async function readHealth(registry: Registry, shells: Shells, now: number) {
  const { live, shares = {} } = registry;
  const pairs = watchedPairs(registry, now);
  const shown = [...Object.values(live), ...Object.values(shares)].map(getReleaseKey);
  const keys = [...shown, ...pairs.map((pair) => getKey(pair, pair.before))];
  const tallies = keys.length > 0 ? await shells.tallies([...new Set(keys)]) : [];
  const judged = (pair: Pair) =>
    judge(addUp(tallies, getKey(pair)), addUp(tallies, getKey(pair, pair.before)));
  return (release: LiveRelease): Health => {
    const key = getReleaseKey(release);
    const { views, failed, pages } = addUp(tallies, key);
    const pair = pairs.find((each) => getKey(each) === key);
    return { views, failed, pages, verdict: pair ? judged(pair) : 'unwatched' };
  };
}

function getReleaseKey({ buildId, descriptor }: LiveRelease) {
  return releaseKey({ remote: descriptor.name, buildId });
}

async function readServers(origins: readonly string[], revision: number): Promise<Releases['servers']> {
  const states = await Promise.all(origins.map((origin) => shellStateAt(origin)));
  const responding = states.filter((state) => state !== null);
  const showing = responding.filter(({ renderedRevision }) => (renderedRevision ?? -1) >= revision);
  return { all: origins.length, responding: responding.length, showing: showing.length };
}

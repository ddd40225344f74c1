import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LivePage, LiveRemote } from '@summit/contract/releases/live-remotes';
import { type RemoteRole, remoteRoles } from '@summit/contract/releases/remote-roles';
import type { RemoteLoader } from '../../../federation/remote-loader.ts';
import { trackedPromise } from '../../../federation/tracked-promise.ts';
import { warmUp } from './warm-up.ts';

const facts = { access: 'public', headerKind: 'plain' } as const;
const remote = (name: string): LiveRemote => ({
  name,
  buildId: 'b1',
  containerName: `${name}_b1`,
  entry: '',
  dialogs: [],
  pages: [
    { ...facts, id: 'list', path: '/list', renderMode: 'server' },
    { ...facts, id: 'form', path: '/form', renderMode: 'browser' },
  ] satisfies LivePage[],
});

const [content, awards] = [remote('content'), remote('awards')];
const Page: ComponentType = () => null;

/** A caching loader of a site whose remote 'awards' responds with `awards`. */
function loaderWith(awards: () => Promise<ComponentType>) {
  const loaded: string[] = [];
  const known = new Map<string, ReturnType<RemoteLoader['page']>>();
  const loader: RemoteLoader = {
    page({ name }, id) {
      const key = `${name} ${id}`;
      const page = known.get(key) ?? trackedPromise(name === 'awards' ? awards() : Promise.resolve(Page));
      if (!known.has(key)) loaded.push(key);
      known.set(key, page);
      return page;
    },
    dialog: () => trackedPromise(Promise.reject(new Error('not rendered on the server'))),
    forget({ name }) {
      for (const key of [...known.keys()]) if (key.startsWith(name)) known.delete(key);
    },
  };
  return { loader, loaded };
}

const away = () => Promise.reject(new Error('connect ECONNREFUSED'));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

async function seconds(count: number) {
  await vi.advanceTimersByTimeAsync(count * 1000);
}

test('every page that the server renders is loaded, and no other', async () => {
  const { loader, loaded } = loaderWith(async () => Page);
  await expect(warmUp(content, loader)).resolves.toEqual([]);
  expect(loaded).toEqual(['content list']);
  await seconds(100);
  expect(loaded).toHaveLength(1);
});

test('a remote that is away is loaded when it is back', async () => {
  let respond: () => Promise<ComponentType> = away;
  const { loader, loaded } = loaderWith(() => respond());
  await expect(warmUp(awards, loader)).resolves.toEqual(['connect ECONNREFUSED']);
  await seconds(10);
  expect(loaded.length).toBeGreaterThan(2);
  respond = async () => Page;
  await seconds(30);
  const attempts = loaded.length;
  await seconds(100);
  expect(loaded).toHaveLength(attempts);
  await expect(loader.page(remote('awards'), 'list')).resolves.toBe(Page);
});

test('a remote that fails once is not reported as away', async () => {
  const said: boolean[] = [];
  const responses = [away, async () => Page];
  const { loader } = loaderWith(() => (responses.shift() ?? away)());
  await expect(warmUp(awards, loader, (away) => said.push(away))).resolves.toEqual([]);
  expect(said).toEqual([]);
  expect(loader.page(remote('awards'), 'list').status).toBe('fulfilled');
});

test('the first error of code that throws is reported, because a second attempt finds it half initialised', async () => {
  const thrown = [new Error('no season is set'), new TypeError("reading 'C$' of undefined")];
  const { loader } = loaderWith(() => Promise.reject(thrown.shift() ?? new TypeError('again')));
  await expect(warmUp(awards, loader)).resolves.toEqual(['no season is set']);
});

test('a process that renders no remote has nothing to load', async () => {
  await expect(warmUp(undefined, loaderWith(away).loader)).resolves.toEqual([]);
});

test('an outage and its end are reported; more important remotes are retried more often', async () => {
  const said: boolean[] = [];
  const tries = async (role: RemoteRole) => {
    const { loader, loaded } = loaderWith(away);
    await warmUp({ ...awards, role }, loader, (isAway) => said.push(isAway));
    await seconds(60);
    return loaded.length;
  };
  const [regular, essential, primary] = [
    await tries('regular'),
    await tries('essential'),
    await tries('primary'),
  ];
  expect(primary).toBeGreaterThan(essential);
  expect(essential).toBeGreaterThan(regular);
  expect(said).toEqual([true, true, true]);

  let respond: () => Promise<ComponentType> = away;
  await warmUp(awards, loaderWith(() => respond()).loader, (isAway) => said.push(isAway));
  respond = async () => Page;
  await seconds(30);
  expect(said.slice(3)).toEqual([true, false]);
});

test.each(remoteRoles)('a %s remote is back within ten seconds of an outage of a minute', async (role) => {
  let respond: () => Promise<ComponentType> = away;
  const { loader } = loaderWith(() => respond());
  await warmUp({ ...awards, role }, loader);
  await seconds(60);
  respond = async () => Page;
  await seconds(10);
  expect(loader.page(remote('awards'), 'list').status).toBe('fulfilled');
});

test('a remote that does not respond is awaited for at most ten seconds', async () => {
  const { loader } = loaderWith(() => new Promise(() => undefined));
  const warm = warmUp(awards, loader);
  await seconds(11);
  await expect(warm).resolves.toEqual(["The remote 'awards' did not load in time"]);
});

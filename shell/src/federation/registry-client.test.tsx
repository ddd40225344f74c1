import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { createRegistryClient } from './registry-client.ts';

const halfMinute = 30_000;
const revision = (number: number): LiveRemotes => ({ revision: number, remotes: [] });
const stops: (() => void)[] = [];
const see = (state: DocumentVisibilityState) =>
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

const server = { response: () => Promise.resolve(Response.json(revision(1))) };
const asked = jest.fn((_address: string) => server.response());

beforeEach(() => {
  jest.useFakeTimers({ now: 0, doNotFake: ['setTimeout', 'queueMicrotask'] });
  see('visible');
  asked.mockClear();
  globalThis.fetch = asked as unknown as typeof fetch;
  server.response = async () => Response.json(revision(1));
});

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  jest.useRealTimers();
});

/** An open tab that shows the site as of revision 1. */
function openTab() {
  const registry = createRegistryClient(revision(1));
  const changed = jest.fn();
  stops.push(registry.subscribe(changed));
  return { registry, changed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

async function press() {
  document.body.click();
  await settled();
}

async function comeBack() {
  document.dispatchEvent(new Event('visibilitychange'));
  await settled();
}

test.each([
  ['presses something', press],
  ['comes back to the tab', comeBack],
])('a visitor who %s after half a minute gets the new releases', async (_what, act) => {
  const { registry, changed } = openTab();
  server.response = async () => Response.json(revision(2));
  jest.setSystemTime(halfMinute);
  await act();
  expect(asked.mock.calls).toEqual([['/registry.json']]);
  expect(registry.current().revision).toBe(2);
  expect(changed).toHaveBeenCalledTimes(1);
});

test('the registry is requested at most every half minute', async () => {
  openTab();
  jest.setSystemTime(halfMinute - 1);
  await press();
  expect(asked).toHaveBeenCalledTimes(0);
  jest.setSystemTime(halfMinute);
  await press();
  await press();
  await comeBack();
  expect(asked).toHaveBeenCalledTimes(1);
  jest.setSystemTime(2 * halfMinute);
  await press();
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a tab in the background, or without listeners, requests nothing', async () => {
  openTab();
  jest.setSystemTime(halfMinute);
  see('hidden');
  await comeBack();
  see('visible');
  for (const stop of stops.splice(0)) stop();
  await press();
  expect(asked).not.toHaveBeenCalled();
});

test('no listener is called when nothing changed', async () => {
  const { registry, changed } = openTab();
  const before = registry.current();
  jest.setSystemTime(halfMinute);
  await press();
  expect(changed).not.toHaveBeenCalled();
  expect(registry.current()).toBe(before);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['fails', async () => Response.json(revision(9), { status: 502 })],
  ['returns another document', async () => new Response('<!doctype html>')],
])('when the server %s, the last good releases stay in use', async (_what, response) => {
  const { registry, changed } = openTab();
  server.response = response;
  jest.setSystemTime(halfMinute);
  await press();
  expect(registry.current()).toEqual(revision(1));
  expect(changed).not.toHaveBeenCalled();
  await expect(registry.refresh()).rejects.toThrow();
});

test('a caller can request the registry immediately', async () => {
  const { registry } = openTab();
  server.response = async () => Response.json(revision(3));
  await expect(registry.refresh()).resolves.toEqual(revision(3));
});

test('a release from an origin unknown to the tab is loaded through the site', async () => {
  const release = (origin: string, buildId: string) => ({
    name: 'awards',
    buildId,
    containerName: `awards_${buildId}`,
    entry: `${origin}/${buildId}/browser/remoteEntry.js`,
    pages: [],
    dialogs: [],
  });
  const registry = createRegistryClient({
    revision: 1,
    remotes: [release('https://cdn.example/awards', 'a1')],
  });
  const getEntry = async (origin: string) => {
    server.response = async () => Response.json({ revision: 2, remotes: [release(origin, 'a2')] });
    return (await registry.refresh()).remotes[0]?.entry;
  };
  expect(await getEntry('https://cdn.example/awards')).toBe(
    'https://cdn.example/awards/a2/browser/remoteEntry.js',
  );
  server.response = async () =>
    Response.json({ revision: 3, remotes: [release('https://new.example/awards', 'a3')] });
  expect((await registry.refresh()).remotes[0]?.entry).toBe('/r/awards/a3/browser/remoteEntry.js');
});

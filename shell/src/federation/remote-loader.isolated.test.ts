import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import { createRemoteLoader, RemoteLoadError } from './remote-loader.ts';

vi.mock('@module-federation/enhanced/runtime', () => ({
  loadRemote: vi.fn(),
  registerRemotes: vi.fn(),
}));

const runtime = { loadRemote: vi.mocked(loadRemote), registerRemotes: vi.mocked(registerRemotes) };

function release(buildId: string): LiveRemote {
  const entry = `http://awards.test/${buildId}/remoteEntry.js`;
  return { name: 'awards', buildId, containerName: `awards_${buildId}`, entry, pages: [], dialogs: [] };
}

const awards = release('b1');
const Ballot = () => null;
const Receipt = () => null;

function remoteWith(pages: Record<string, () => Promise<object>>, dialogs = {}) {
  return { default: { pages, dialogs } };
}

const ballotRemote = () =>
  remoteWith({ ballot: async () => ({ default: Ballot }) }, { receipt: async () => ({ default: Receipt }) });

beforeEach(() => {
  runtime.loadRemote.mockReset().mockImplementation(async () => ballotRemote());
  runtime.registerRemotes.mockReset();
});

test('pages and dialogs are loaded from the container of the live release', async () => {
  const loader = createRemoteLoader();
  await expect(loader.page(awards, 'ballot')).resolves.toBe(Ballot);
  await expect(loader.dialog(awards, 'receipt')).resolves.toBe(Receipt);
  expect(runtime.loadRemote).toHaveBeenCalledWith('awards_b1/remote');
  const { containerName: name, entry } = awards;
  expect(runtime.registerRemotes).toHaveBeenCalledWith([expect.objectContaining({ name, entry })]);
});

test('each part is loaded once, and all callers get the same promise', async () => {
  const loadBallot = vi.fn(async () => ({ default: Ballot }));
  runtime.loadRemote.mockImplementation(async () => remoteWith({ ballot: loadBallot }));
  const loader = createRemoteLoader();
  const first = loader.page(awards, 'ballot');
  expect(loader.page(awards, 'ballot')).toBe(first);
  await first;
  expect(loader.page(awards, 'ballot')).toBe(first);
  expect(loadBallot).toHaveBeenCalledTimes(1);
});

test('two releases of a remote do not share parts', async () => {
  const loader = createRemoteLoader();
  await loader.page(awards, 'ballot');
  const Newer = () => null;
  runtime.loadRemote.mockImplementation(async () => remoteWith({ ballot: async () => ({ default: Newer }) }));
  await expect(loader.page(release('b2'), 'ballot')).resolves.toBe(Newer);
  await expect(loader.page(awards, 'ballot')).resolves.toBe(Ballot);
});

test('a failure is cached until it is cleared; then the server is requested again', async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('connection refused'));
  const loader = createRemoteLoader();
  await expect(loader.page(awards, 'ballot')).rejects.toThrow('connection refused');
  await expect(loader.page(awards, 'ballot')).rejects.toThrow('connection refused');
  expect(runtime.loadRemote).toHaveBeenCalledTimes(1);

  loader.forget(awards);
  await expect(loader.page(awards, 'ballot')).resolves.toBe(Ballot);
});

test('clearing failures keeps loaded and pending parts', async () => {
  const loader = createRemoteLoader();
  const loaded = loader.page(awards, 'ballot');
  await loaded;
  const onItsWay = loader.dialog(awards, 'receipt');
  loader.forget(awards);
  expect(loader.page(awards, 'ballot')).toBe(loaded);
  expect(loader.dialog(awards, 'receipt')).toBe(onItsWay);
});

test("clearing one release's failures keeps those of others", async () => {
  runtime.loadRemote.mockRejectedValueOnce(new Error('down'));
  const loader = createRemoteLoader();
  const failed = loader.page(release('b10'), 'ballot');
  await failed.catch(() => undefined);
  loader.forget(release('b1'));
  expect(loader.page(release('b10'), 'ballot')).toBe(failed);
});

test.each([
  ['files that do not arrive', async () => Promise.reject(new Error('404')), '404'],
  ['an entry without a module', async () => null, 'holds no module'],
  ['a release without the page it promised', async () => remoteWith({}), "no page 'ballot'"],
  [
    'a page whose file is missing',
    async () => remoteWith({ ballot: async () => Promise.reject(new Error('chunk 7')) }),
    'chunk 7',
  ],
])('%s fail with the name of the remote and the reason', async (_what, load, reason) => {
  runtime.loadRemote.mockImplementation(load);
  const failure: unknown = await createRemoteLoader()
    .page(awards, 'ballot')
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(RemoteLoadError);
  expect(failure).toMatchObject({ remote: 'awards', message: expect.stringContaining(reason) as string });
  expect((failure as Error).message).toContain("'awards'");
});

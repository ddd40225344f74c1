import provided from 'virtual:provided-modules';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';
import { importExposed } from './browser-host.ts';

jest.mock('virtual:provided-modules', () => ({ default: { react: {} }, __esModule: true }), {
  virtual: true,
});

const globals = globalThis as unknown as Record<string, unknown>;
let releases = 0;

function release(): LiveRemote {
  const buildId = `b${(releases += 1)}`;
  const entry = `http://awards.test/${buildId}/remoteEntry.js`;
  return { name: 'awards', buildId, containerName: `awards_${buildId}`, entry, pages: [], dialogs: [] };
}

/** Completes the fetch of the entry, or makes it fail. */
function settle(remote: LiveRemote, how: 'load' | 'error', container?: object): void {
  const script = document.head.querySelector(`script[src="${remote.entry}"]`);
  if (container) globals[remote.containerName] = container;
  script?.dispatchEvent(new Event(how));
}

const ballot = { default: { pages: {} } };
const containerWith = (get: () => Promise<() => unknown>) => ({ init: jest.fn(), get: jest.fn(get) });

test('a container gets the shell’s shared modules, and its module is returned', async () => {
  const awards = release();
  const container = containerWith(async () => () => ballot);
  const module = importExposed(awards);
  settle(awards, 'load', container);
  await expect(module).resolves.toBe(ballot);
  expect(container.init).toHaveBeenCalledWith(provided);
  expect(container.get).toHaveBeenCalledWith('./remote');
});

test('an entry that two parts request at the same time is fetched once', async () => {
  const awards = release();
  const both = Promise.all([importExposed(awards), importExposed(awards)]);
  expect(document.head.querySelectorAll(`script[src="${awards.entry}"]`)).toHaveLength(1);
  settle(
    awards,
    'load',
    containerWith(async () => () => ballot),
  );
  await expect(both).resolves.toEqual([ballot, ballot]);
});

test('an entry that failed is fetched again by the next attempt', async () => {
  const awards = release();
  const failed = importExposed(awards);
  settle(awards, 'error');
  await expect(failed).rejects.toThrow(`${awards.entry} could not be fetched`);
  const second = importExposed(awards);
  settle(
    awards,
    'load',
    containerWith(async () => () => ballot),
  );
  await expect(second).resolves.toBe(ballot);
});

test('an entry that is not a container fails with its address', async () => {
  const awards = release();
  const failed = importExposed(awards);
  settle(awards, 'load');
  await expect(failed).rejects.toThrow(`${awards.entry} defines no container`);
});

test('when a module fails, the next attempt uses the same container', async () => {
  const awards = release();
  const get = jest
    .fn()
    .mockRejectedValueOnce(new Error('chunk 7'))
    .mockResolvedValue(() => ballot);
  const failed = importExposed(awards);
  settle(awards, 'load', containerWith(get));
  await expect(failed).rejects.toThrow('chunk 7');
  await expect(importExposed(awards)).resolves.toBe(ballot);
});

test('an entry that never arrives fails after a timeout', async () => {
  jest.useFakeTimers();
  const failed = importExposed(release());
  jest.advanceTimersByTime(20_000);
  await expect(failed).rejects.toThrow('did not come in time');
  jest.useRealTimers();
});

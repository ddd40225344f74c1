import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RenderedPage } from '@summit/rendering/render-protocol';
import { RendererLost } from '@summit/rendering/renderer-lost';
import { type Rendering, RenderQueue } from './render-queue.ts';

const page = { html: '<h1>Fine</h1>' } as RenderedPage;
const limits = { length: 100, lengthEach: 12, waitMs: 1000, crowdedMs: 500, atOnce: 1, avoidMs: 1000 };
const order = { path: '/fine', search: '' };

/** Processes that are lost one after the other, then one that renders. */
function queueAfter(losses: number, lost = new RendererLost('a neighbour hung', 'waiting')) {
  const rendered = vi.fn(() =>
    rendered.mock.calls.length > losses ? Promise.resolve(page) : Promise.reject(lost),
  );
  const process: Rendering = { alive: true, busy: 0, render: rendered };
  const reports: string[] = [];
  const report = (line: string) => void reports.push(line);
  return { queue: new RenderQueue({ ...limits, report }, () => [process]), rendered, reports };
}

test('a page is rendered by the next process after other pages ended the previous ones', async () => {
  const { queue } = queueAfter(3);
  await expect(queue.render({ page: 'fine' }, order)).resolves.toBe(page);
});

test('a page is not retried endlessly', async () => {
  const { queue, rendered } = queueAfter(Infinity);
  await expect(queue.render({ page: 'fine' }, order)).rejects.toThrow('a neighbour hung');
  expect(rendered).toHaveBeenCalledTimes(4);
});

test.each(['alone', 'among'] as const)(
  'a page lost by an overloaded machine while rendered %s is not blamed, and is rendered again',
  async (stage) => {
    const { queue, rendered, reports } = queueAfter(2, new RendererLost('did not begin', stage, false));
    await expect(queue.render({ page: 'fine' }, order)).resolves.toBe(page);
    await expect(queue.render({ page: 'fine' }, order)).resolves.toBe(page);
    expect([rendered.mock.calls.length, reports]).toEqual([4, []]);
  },
);

test('a page that ended its process is retried after a while, even if the clock is set back meanwhile', async () => {
  const { queue } = queueAfter(1, new RendererLost('it looped', 'alone'));
  await expect(queue.render({ page: 'fine' }, order)).rejects.toThrow('it looped');
  await expect(queue.render({ page: 'fine' }, order)).rejects.toThrow('a moment ago');
  const anHourAgo = Date.now() - 3_600_000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(anHourAgo);
  onTestFinished(() => clock.mockRestore());
  const attempt = () => expect(queue.render({ page: 'fine' }, order)).resolves.toBe(page);
  await vi.waitFor(attempt, { timeout: 60_000 });
});

/** One process that renders a page at a time, and finishes each at the test's command. */
function slowQueue() {
  const begun: string[] = [];
  const finishing: (() => void)[] = [];
  const process = {
    alive: true,
    busy: 0,
    render({ path }: { path: string }) {
      begun.push(path);
      process.busy += 1;
      return new Promise<RenderedPage>((resolve) => {
        finishing.push(() => {
          process.busy -= 1;
          resolve(page);
        });
      });
    },
  };
  const queue = new RenderQueue({ ...limits, report: () => undefined }, () => [process]);
  const ask = (network: string | null, path: string) =>
    queue.render({ page: path, network }, { path, search: '' }).then(
      () => 'rendered',
      (error: Error) => error.message,
    );
  /** Finishes all pages. */
  const end = async () => {
    for (let turn = 0; turn < 1000; turn += 1) {
      finishing.shift()?.();
      await Promise.resolve();
    }
  };
  return { queue, begun, ask, end };
}

describe('visitors', () => {
  test('of one network can queue a limited number of pages, and the site’s own pages are not counted', async () => {
    const { queue, ask, end } = slowQueue();
    const asked = Array.from({ length: 20 }, (_, number) => ask('203.0.113.9', `/${number}`));
    const own = Array.from({ length: 20 }, (_, number) => ask(null, `/own/${number}`));
    expect(queue.length).toBe(limits.lengthEach + 20);
    await end();
    const outcomes = await Promise.all(asked);
    expect(outcomes.filter((outcome) => outcome === 'rendered')).toHaveLength(limits.lengthEach + 1);
    expect(outcomes.at(-1)).toBe('too many pages of one network are waiting to be rendered');
    expect(new Set(await Promise.all(own))).toEqual(new Set(['rendered']));
  });

  test.each(Array.from({ length: limits.lengthEach }, (_, round) => round + 1))(
    'of other networks do not wait for all pages of one network (%i)',
    async (round) => {
      // Each round has different networks with a different number of pages.
      const others = Array.from({ length: round }, (_, at) => `n${(at * at + round) % (1 + (round % 5))}`);
      const { begun, ask, end } = slowQueue();
      const crowd = Array.from({ length: limits.lengthEach + 1 }, (_, at) => ask('crowd', `/crowd/${at}`));
      const asked = others.map((network, at) => ask(network, `/${network}/${at}`));
      expect(begun).toEqual(['/crowd/0']);
      await end();
      const outcomes = new Set(await Promise.all([...crowd, ...asked]));
      expect(outcomes).toEqual(new Set(['rendered']));
      // The first page of each network waits for at most one page of every other network, and for the running one.
      for (const network of new Set(others)) {
        const place = begun.findIndex((path) => path.startsWith(`/${network}/`));
        expect(place).toBeLessThanOrEqual(new Set(others).size + 1);
      }
    },
  );
});

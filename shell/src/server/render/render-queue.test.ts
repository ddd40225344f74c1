import { expect, test, vi } from 'vitest';
import type { RenderedPage } from './render-protocol.ts';
import { type Rendering, RenderQueue } from './render-queue.ts';
import { RendererLost } from './renderer.ts';

const page = { html: '<h1>Fine</h1>' } as RenderedPage;

/** Processes that are lost one after the other while a page waits in them, then one that renders. */
function queueAfter(losses: number) {
  const rendered = vi.fn(() => {
    if (rendered.mock.calls.length > losses) return Promise.resolve(page);
    return Promise.reject(new RendererLost('a neighbour hung', 'waiting'));
  });
  const process: Rendering = { alive: true, busy: 0, render: rendered };
  const options = { length: 5, waitMs: 1000, atOnce: 1, avoidMs: 1000, report: () => undefined };
  return { queue: new RenderQueue(options, () => [process]), rendered };
}

test('a page that waited in processes which its neighbours ended is rendered by the next one', async () => {
  const { queue } = queueAfter(3);
  await expect(queue.render('fine', { path: '/fine', search: '' })).resolves.toBe(page);
});

test('a page is not tried without end', async () => {
  const { queue, rendered } = queueAfter(Infinity);
  await expect(queue.render('fine', { path: '/fine', search: '' })).rejects.toThrow('a neighbour hung');
  expect(rendered).toHaveBeenCalledTimes(4);
});

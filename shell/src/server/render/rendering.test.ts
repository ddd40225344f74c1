import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Registry } from '@summit/contract/releases/registry';
import { until } from '../../app/testing/until.ts';
import { createRegistry } from '../testing/fake-registry.ts';
import { renderedPage } from '../testing/fake-renderer.ts';
import { createRendering, registry, release, render } from '../testing/fake-rendering.ts';

test('each remote has its own process, and pages without a remote’s code have one while they are requested', async () => {
  const { rendering, settled } = createRendering(undefined, { frameIdleMs: 50 });
  const dialogs = release('messaging', 'm1');
  dialogs.descriptor.pages = [];
  const ballots = release('ballots', 'b1');
  ballots.descriptor.pages = ballots.descriptor.pages.map((page) => ({ ...page, renderMode: 'browser' }));
  await rendering.switchTo(
    createRegistry(1, release('content', 'c1'), release('awards', 'a1'), dialogs, ballots),
  );
  await settled('awards@a1', 'content@c1');
  expect(await render(rendering, '/content')).toBe('content@c1 for revision 1');
  expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 1');
  for (const path of ['/ballots', '/nowhere']) {
    expect(await render(rendering, path)).toBe('frame for revision 1');
  }
  await settled('awards@a1', 'content@c1', 'frame');
  await settled('awards@a1', 'content@c1');
  expect(await render(rendering, '/nowhere')).toBe('frame for revision 1');
});

test('a remote is away while its process has not loaded it', async () => {
  const onAway = vi.fn();
  const { rendering, started } = createRendering(
    (renderer) => (renderer.away = renderer.remote === 'awards'),
    {
      onAway,
    },
  );
  await rendering.switchTo(registry(1));
  expect(onAway).toHaveBeenLastCalledWith(registry(1), ['awards']);
  const awards = started.find(({ remote }) => remote === 'awards');
  Object.assign(awards ?? {}, { away: false });
  awards?.onAway();
  expect(onAway).toHaveBeenLastCalledWith(registry(1), []);
});

describe('a process', () => {
  test('that ends while idle is replaced, and no other is', async () => {
    const { rendering, live, settled, started, reports } = createRendering();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    live()
      .find(({ remote }) => remote === 'awards')
      ?.lose('waiting');
    await until(() => started.length === 3);
    await settled('awards@a1', 'content@c1');
    expect(reports).toEqual(["a rendering process of 'awards' was lost: it looped"]);
  });

  test('that uses too much memory is replaced after the page', async () => {
    const { rendering, live, settled, started } = createRendering();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    const large = live().find(({ remote }) => remote === 'content');
    Object.assign(large ?? {}, { memory: 2 ** 40 });
    expect(await render(rendering)).toBe('content@c1 for revision 1');
    await until(() => started.length === 3);
    await settled('awards@a1', 'content@c1');
    expect(large?.retired).toBe(true);
  });

  test('is replaced after the previous replacement, however many are lost together', async () => {
    let starting = 0;
    let most = 0;
    let isCounted = false;
    const { rendering, live, settled, started } = createRendering((renderer) => {
      if (!isCounted) return;
      most = Math.max(most, (starting += 1));
      renderer.ready = new Promise((resolve) => setTimeout(resolve, 20, [])).then(() => {
        starting -= 1;
        return [];
      });
    });
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    isCounted = true;
    for (const renderer of live()) renderer.lose('waiting');
    await until(() => started.length === 4);
    await settled('awards@a1', 'content@c1');
    expect(most).toBe(1);
  });

  test('gets one additional process in total while pages wait, and only until then', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { rendering, settled } = createRendering(
      (renderer) => {
        renderer.respond = async () => {
          await finished;
          return renderedPage('done');
        };
      },
      { atOnce: 1, crowdedMs: 1, quietMs: 50 },
    );
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    const asked = ['/content', '/awards'].flatMap((path) => [1, 2, 3].map(() => render(rendering, path)));
    await until(() => rendering.load.processes === 3);
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(rendering.load.processes).toBe(3);
    finish();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
    await settled('awards@a1', 'content@c1');
  });
});

describe('a page', () => {
  test('that ends its process is left to the browser for a while at every address, or until the next release', async () => {
    const { rendering, settled } = createRendering((renderer) => {
      renderer.respond = async (path) => {
        if (path === '/content') throw renderer.lose('alone');
        return renderedPage('fine');
      };
    });
    await rendering.switchTo(registry(1));
    await expect(render(rendering)).rejects.toThrow('it looped');
    await expect(render(rendering, '/content', { search: '?q=1' })).rejects.toThrow('a moment ago');
    expect(await render(rendering, '/awards')).toBe('fine');
    await settled('awards@a1', 'content@c1');
    await rendering.switchTo(registry(2));
    await expect(render(rendering)).rejects.toThrow('it looped');
  });

  test('is retried after that time', async () => {
    const { rendering } = createRendering(
      (renderer) => {
        renderer.respond = () => Promise.reject(renderer.lose('alone'));
      },
      { avoidMs: 0 },
    );
    await rendering.switchTo(registry(1));
    await expect(render(rendering)).rejects.toThrow('it looped');
    await expect(render(rendering)).rejects.toThrow('it looped');
  });

  test('that was lost together with others is rendered again alone, and then like any other', async () => {
    let losing = true;
    const { rendering } = createRendering((renderer) => {
      renderer.respond = async () => {
        if (!losing) return renderedPage(`with ${renderer.busy}`);
        losing = false;
        throw renderer.lose('among');
      };
    });
    await rendering.switchTo(registry(1));
    expect(await render(rendering)).toBe('with 1');
    expect(await render(rendering)).toBe('with 1');
  });

  test('of a release that is not live is rendered separately, and other pages link to it', async () => {
    const { rendering, lineUp } = createRendering();
    await rendering.switchTo(registry(1));
    const next = release('awards', 'a2');
    const instead: Registry = { ...registry(1), live: { ...registry(1).live, awards: next } };
    const { rendering: apart, begun } = rendering.apart(next, instead);
    onTestFinished(() => apart.stop());
    await begun;
    const page = async (path: string) =>
      (await rendering.render({ path, search: '' }, instead, { name: 'awards', rendering: apart })).html;
    expect(await page('/awards')).toBe('awards@a2 for revision 1');
    expect(await page('/content')).toBe('content@c1 for revision 1');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 1');
    expect(lineUp()).toContain('awards@a2');
  });
});

test('pages wait for a process in a limited queue, and are refused immediately when it is full', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { rendering, started } = createRendering(
    (renderer) => {
      renderer.respond = async () => {
        await finished;
        return renderedPage('done');
      };
    },
    { atOnce: 2, length: 3, extras: 0 },
  );
  await rendering.switchTo(registry(1));
  const asked = Array.from({ length: 5 }, () => render(rendering));
  await expect(render(rendering)).rejects.toThrow('too many pages are waiting');
  // Pages of another remote have their own queue.
  asked.push(render(rendering, '/awards'));
  expect(started.map(({ name, busy }) => [name, busy])).toContainEqual(['content@c1', 2]);
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
});

test('a page that waits too long is left to the browser, without ending its process', async () => {
  const { rendering, started } = createRendering(
    (renderer) => {
      renderer.respond = () => new Promise(() => {});
    },
    { atOnce: 1, waitMs: 10 },
  );
  await rendering.switchTo(registry(1));
  void render(rendering);
  await expect(render(rendering)).rejects.toThrow('no rendering process had time');
  expect(started[0]).toMatchObject({ alive: true, retired: false });
});

import { afterEach, describe, expect, test, vi } from 'vitest';
import { until } from '../../app/testing/until.ts';
import { liveRelease, registryWith } from '../testing/stand-in-registry.ts';
import { renderedPage, StandInRenderer } from '../testing/stand-in-renderer.ts';
import type { Renderer, RendererOptions } from './renderer.ts';
import { Rendering, renderingLimits, renderingTimes } from './rendering.ts';

/** One page, `/content`, which may be rendered at many addresses' expense. */
const registry = (revision: number) =>
  registryWith(revision, liveRelease('content', 'http://localhost:3001', `b${revision}`));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

function renderingWith(prepare: (renderer: StandInRenderer) => void = () => {}, limits = {}) {
  const started: StandInRenderer[] = [];
  const reports: string[] = [];
  const onSwitched = vi.fn<() => void | Promise<void>>();
  const start = ({ setup }: RendererOptions) => {
    const renderer = new StandInRenderer(setup.server.revision);
    prepare(renderer);
    started.push(renderer);
    return renderer as unknown as Renderer;
  };
  const assets = { main: '', federation: '', font: '', buildId: '' };
  const setup = {
    apiUpstream: '',
    publicApiBase: '',
    siteOrigin: '',
    assets,
    development: false,
    renderMs: 5000,
  };
  const report = (message: string) => void reports.push(message);
  const times = renderingTimes(setup.renderMs);
  const options = { ...renderingLimits, ...times, program: '', setup, onSwitched, report, ...limits };
  const rendering = new Rendering(options, start);
  stops.push(() => rendering.stop());
  return { rendering, started, reports, onSwitched };
}

const render = async (rendering: Rendering, path = '/content') =>
  (await rendering.render({ path, search: '' })).html;

const live = (started: StandInRenderer[]) => started.filter(({ alive, retired }) => alive && !retired);

test('a remote is away while no process has it', async () => {
  const onAway = vi.fn();
  const { rendering, started } = renderingWith((renderer) => (renderer.away = ['content']), { onAway });
  await rendering.switchTo(registry(1));
  await until(() => live(started).length === 2);
  expect(onAway).toHaveBeenLastCalledWith(registry(1), ['content']);
  Object.assign(started[1] ?? {}, { away: [] });
  started[1]?.onAway();
  expect(onAway).toHaveBeenLastCalledWith(registry(1), []);
});

describe('a new revision', () => {
  test('takes over once it is warm with two processes, and those before are retired', async () => {
    const { rendering, started, onSwitched } = renderingWith();
    await rendering.switchTo(registry(1));
    await until(() => started.length === 2);
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('revision 2');
    await until(() => live(started).length === 2);
    expect(live(started).map(({ revision }) => revision)).toEqual([2, 2]);
    expect(onSwitched).toHaveBeenCalledTimes(2);
  });

  test('counts as rendered once visitors no longer get pages of the one before', async () => {
    const { rendering, started, onSwitched } = renderingWith();
    await rendering.switchTo(registry(1));
    let renewed = () => {};
    onSwitched.mockReturnValueOnce(new Promise<void>((resolve) => (renewed = resolve)));
    const switched = rendering.switchTo(registry(2));
    await until(() => onSwitched.mock.calls.length === 2);
    expect(rendering.revision).toBe(1);
    expect(await render(rendering)).toBe('revision 2');
    expect(live(started).map(({ revision }) => revision)).toEqual([2]);
    renewed();
    await switched;
    expect(rendering.revision).toBe(2);
    await until(() => live(started).length === 2);
  });

  test('with the same live releases is rendered by the same processes', async () => {
    const { rendering, started, onSwitched } = renderingWith();
    await rendering.switchTo(registry(1));
    await until(() => live(started).length === 2);
    await rendering.switchTo({ ...registry(1), revision: 2, candidates: {} });
    expect([rendering.revision, started.length]).toEqual([2, 2]);
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });

  test('that cannot be loaded leaves the one before in place, and is tried again until it can', async () => {
    let away = true;
    const { rendering, reports, onSwitched } = renderingWith((renderer) => {
      if (renderer.revision === 2 && away) renderer.ready = Promise.reject(new Error('its entry is missing'));
    });
    await rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('revision 1');
    expect(reports.join()).toContain('its entry is missing');
    away = false;
    await until(() => onSwitched.mock.calls.length === 2);
    expect(await render(rendering)).toBe('revision 2');
  });

  test('that was overtaken while it warmed up never takes over', async () => {
    let warm = () => {};
    const { rendering, started } = renderingWith((renderer) => {
      if (renderer.revision === 1) renderer.ready = new Promise((resolve) => (warm = () => resolve([])));
    });
    const slow = rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    warm();
    await slow;
    expect(await render(rendering)).toBe('revision 2');
    expect(started[0]?.retired).toBe(true);
  });

  test('ends at once what warms up for a revision that is out of date', async () => {
    const never = new Promise<string[]>(() => {});
    const { rendering, started, reports } = renderingWith((renderer) => {
      const isFirst = !started.some(({ revision }) => revision === renderer.revision);
      if (renderer.revision === 2 || !isFirst) renderer.ready = never;
    });
    await rendering.switchTo(registry(1));
    await until(() => started.length === 2);
    void rendering.switchTo(registry(2));
    expect(started.map(({ retired }) => retired)).toEqual([false, false, false]);
    await rendering.switchTo(registry(3));
    expect(started.slice(0, 3).map(({ retired }) => retired)).toEqual([true, true, true]);
    await until(() => live(started).length === 2);
    expect(live(started).map(({ revision }) => revision)).toEqual([3, 3]);
    expect(reports).toEqual([]);
  });
});

describe('a process', () => {
  test('that ends while it renders nothing is replaced', async () => {
    const { rendering, started, reports } = renderingWith();
    await rendering.switchTo(registry(1));
    await until(() => live(started).length === 2);
    started[0]?.lose('waiting');
    await until(() => live(started).length === 2 && started.length === 3);
    expect(reports).toEqual(['a rendering process was lost: it looped']);
  });

  test('that holds too much memory is replaced after the page', async () => {
    const { rendering, started } = renderingWith();
    await rendering.switchTo(registry(1));
    await until(() => live(started).length === 2);
    Object.assign(started[0] ?? {}, { memory: 2 ** 40 });
    expect(await render(rendering)).toBe('revision 1');
    await until(() => live(started).length === 2 && started.length === 3);
    expect(started[0]?.retired).toBe(true);
  });
});

describe('a page', () => {
  test('that ends its process is left to the browser for a while, at every address, until the next release', async () => {
    const { rendering, started } = renderingWith((renderer) => {
      renderer.respond = async (path) => {
        if (path === '/content') throw renderer.lose('alone');
        return renderedPage('fine');
      };
    });
    await rendering.switchTo(registry(1));
    await expect(render(rendering)).rejects.toThrow('it looped');
    await expect(rendering.render({ path: '/content', search: '?q=1' })).rejects.toThrow('a moment ago');
    expect(await render(rendering, '/elsewhere')).toBe('fine');
    await until(() => live(started).length === 2);
    await rendering.switchTo(registry(2));
    await expect(render(rendering)).rejects.toThrow('it looped');
  });

  test('is tried again after that while', async () => {
    const { rendering } = renderingWith(
      (renderer) => {
        renderer.respond = () => Promise.reject(renderer.lose('alone'));
      },
      { avoidMs: 0 },
    );
    await rendering.switchTo(registry(1));
    await expect(render(rendering)).rejects.toThrow('it looped');
    await expect(render(rendering)).rejects.toThrow('it looped');
  });

  test('that was lost among others is rendered again alone, and then like any other', async () => {
    let losing = true;
    const { rendering, started } = renderingWith((renderer) => {
      renderer.respond = async () => {
        if (!losing) return renderedPage(`with ${renderer.busy}`);
        losing = false;
        throw renderer.lose('among');
      };
    });
    await rendering.switchTo(registry(1));
    await until(() => live(started).length === 2);
    expect(await render(rendering)).toBe('with 1');
    expect(await render(rendering)).toBe('with 1');
  });
});

test('pages wait for a process in a queue that ends, and one too many is refused at once', async () => {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const { rendering, started } = renderingWith(
    (renderer) => {
      renderer.respond = async () => {
        await finished;
        return renderedPage('done');
      };
    },
    { atOnce: 2, length: 3 },
  );
  await rendering.switchTo(registry(1));
  await until(() => live(started).length === 2);
  const asked = Array.from({ length: 7 }, () => render(rendering));
  await expect(render(rendering)).rejects.toThrow('too many pages are waiting');
  expect(started.map(({ busy }) => busy)).toEqual([2, 2]);
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
});

test('a page that waits longer than visitors do is left to the browser, and no process is ended for it', async () => {
  const { rendering, started } = renderingWith(
    (renderer) => {
      renderer.respond = () => new Promise(() => {});
    },
    { atOnce: 1, processes: 1, waitMs: 10 },
  );
  await rendering.switchTo(registry(1));
  void render(rendering);
  await expect(render(rendering)).rejects.toThrow('no rendering process had time');
  expect(started[0]).toMatchObject({ alive: true, retired: false });
});

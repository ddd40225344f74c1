import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Registry } from '@summit/contract/registry';
import { until } from '../../app/testing/until.ts';
import { liveRelease, registryWith } from '../testing/stand-in-registry.ts';
import { renderedPage, StandInRenderer } from '../testing/stand-in-renderer.ts';
import type { Renderer, RendererOptions } from './renderer.ts';
import { type AskedPage, Rendering } from './rendering.ts';
import { renderingLimits, renderingTimes } from './rendering-limits.ts';

const release = (name: string, buildId: string) => liveRelease(name, 'http://localhost:3001', buildId);

/** Two remotes with a page each, `/content` and `/awards`; each revision is another build of the content. */
const registry = (revision: number, awards = 'a1') =>
  registryWith(revision, release('content', `c${revision}`), release('awards', awards));

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

type Given = Partial<ConstructorParameters<typeof Rendering>[0]>;

function renderingWith(prepare: (renderer: StandInRenderer) => void = () => {}, limits: Given = {}) {
  const started: StandInRenderer[] = [];
  const reports: string[] = [];
  const onSwitched = vi.fn<() => void | Promise<void>>();
  const start = ({ setup: { remote, server } }: RendererOptions) => {
    const renderer = new StandInRenderer(remote, server);
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
  const live = () => started.filter(({ alive, retired }) => alive && !retired);
  /** What is alive, by remote and build, the frame's own process last. */
  const lineUp = () =>
    live()
      .map(({ name }) => name)
      .sort((a, b) => Number(a === 'frame') - Number(b === 'frame') || a.localeCompare(b));
  const settled = (...names: string[]) => until(() => lineUp().join() === names.join());
  return { rendering, started, reports, onSwitched, live, lineUp, settled };
}

const render = async (rendering: Rendering, path = '/content', more: Partial<AskedPage> = {}) =>
  (await rendering.render({ path, search: '', ...more })).html;

test('each remote has a process of its own, and what no remote has code for has one while it is asked for', async () => {
  const { rendering, settled } = renderingWith(undefined, { frameIdleMs: 50 });
  const dialogs = release('messaging', 'm1');
  dialogs.descriptor.pages = [];
  const ballots = release('ballots', 'b1');
  ballots.descriptor.pages = ballots.descriptor.pages.map((page) => ({ ...page, renderMode: 'browser' }));
  await rendering.switchTo(
    registryWith(1, release('content', 'c1'), release('awards', 'a1'), dialogs, ballots),
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

test('a remote is away while its process does not have it', async () => {
  const onAway = vi.fn();
  const { rendering, started } = renderingWith((renderer) => (renderer.away = renderer.remote === 'awards'), {
    onAway,
  });
  await rendering.switchTo(registry(1));
  expect(onAway).toHaveBeenLastCalledWith(registry(1), ['awards']);
  const awards = started.find(({ remote }) => remote === 'awards');
  Object.assign(awards ?? {}, { away: false });
  awards?.onAway();
  expect(onAway).toHaveBeenLastCalledWith(registry(1), []);
});

describe('a new revision', () => {
  test('takes over once its new releases are warm; the processes of all others stay', async () => {
    const { rendering, settled, started, onSwitched } = renderingWith();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 2');
    await settled('awards@a1', 'content@c2');
    expect(started).toHaveLength(3);
    expect(onSwitched).toHaveBeenCalledTimes(2);
  });

  test('counts as rendered once visitors no longer get pages of the one before', async () => {
    const { rendering, onSwitched, lineUp, settled } = renderingWith();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    let renewed = () => {};
    onSwitched.mockReturnValueOnce(new Promise<void>((resolve) => (renewed = resolve)));
    const switched = rendering.switchTo(registry(2));
    await until(() => onSwitched.mock.calls.length === 2);
    expect(rendering.revision).toBe(1);
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(lineUp()).toEqual(['awards@a1', 'content@c2']);
    renewed();
    await switched;
    expect(rendering.revision).toBe(2);
  });

  test('with the same live releases is rendered by the same processes', async () => {
    const { rendering, started, onSwitched, settled } = renderingWith();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    await rendering.switchTo({ ...registry(1), revision: 2, candidates: {} });
    expect([rendering.revision, started.length]).toEqual([2, 2]);
    expect(onSwitched).toHaveBeenCalledTimes(1);
  });

  test('with a release that cannot be loaded leaves the one before in place, and tries it again until it can', async () => {
    let away = true;
    const { rendering, reports } = renderingWith((renderer) => {
      if (renderer.name === 'content@c2' && away) {
        renderer.ready = Promise.reject(new Error('its entry is missing'));
      }
    });
    await rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    expect(await render(rendering)).toBe('content@c1 for revision 1');
    expect(rendering.revision).toBe(1);
    expect(reports.join()).toContain(
      "revision 2 is not rendered on the server: 'content': its entry is missing",
    );
    away = false;
    await until(() => rendering.revision === 2);
    expect(await render(rendering)).toBe('content@c2 for revision 2');
  });

  test('is not kept from the others by a release that cannot be loaded', async () => {
    const { rendering } = renderingWith((renderer) => {
      if (renderer.name === 'awards@a2') renderer.ready = Promise.reject(new Error('its entry is missing'));
    });
    await rendering.switchTo(registry(1));
    await rendering.switchTo(registry(1, 'a2'));
    await rendering.switchTo(registry(3, 'a2'));
    expect(await render(rendering)).toBe('content@c3 for revision 3');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 3');
    expect(rendering.shown?.live.awards?.buildId).toBe('a1');
    expect(rendering.revision).toBe(1);
  });

  test('that was overtaken while it warmed up never takes over', async () => {
    let warm = () => {};
    const { rendering, started } = renderingWith((renderer) => {
      if (renderer.name === 'content@c1') {
        renderer.ready = new Promise((resolve) => (warm = () => resolve([])));
      }
    });
    const slow = rendering.switchTo(registry(1));
    await rendering.switchTo(registry(2));
    warm();
    await slow;
    expect(await render(rendering)).toBe('content@c2 for revision 2');
    expect(started.find(({ name }) => name === 'content@c1')?.retired).toBe(true);
  });

  test('ends at once what warms up for a revision that is out of date', async () => {
    const never = new Promise<string[]>(() => {});
    const { rendering, started, reports, settled } = renderingWith((renderer) => {
      if (renderer.name === 'content@c2') renderer.ready = never;
    });
    await rendering.switchTo(registry(1));
    void rendering.switchTo(registry(2));
    expect(started.find(({ name }) => name === 'content@c2')?.retired).toBe(false);
    await rendering.switchTo(registry(3));
    expect(started.find(({ name }) => name === 'content@c2')?.retired).toBe(true);
    await settled('awards@a1', 'content@c3');
    expect(reports).toEqual([]);
  });
});

describe('at the start', () => {
  test('a remote whose process does not get ready is away until it does; the others are rendered', async () => {
    let broken = true;
    const onAway = vi.fn();
    const { rendering, settled } = renderingWith(
      (renderer) => {
        if (renderer.remote === 'awards' && broken) renderer.ready = Promise.reject(new Error('it looped'));
      },
      { onAway, waitMs: 10 },
    );
    await rendering.switchTo(registry(1));
    expect(onAway).toHaveBeenLastCalledWith(registry(1), ['awards']);
    expect([rendering.revision, await render(rendering)]).toEqual([1, 'content@c1 for revision 1']);
    await expect(render(rendering, '/awards')).rejects.toThrow('no rendering process had time');
    broken = false;
    await settled('awards@a1', 'content@c1');
    expect(onAway).toHaveBeenLastCalledWith(registry(1), []);
  });

  test('nothing is rendered when no process gets ready, and it is tried again until one does', async () => {
    let broken = true;
    const { rendering } = renderingWith((renderer) => {
      if (broken) renderer.ready = Promise.reject(new Error('there is no build'));
    });
    await rendering.switchTo(registry(1));
    expect(rendering.revision).toBeNull();
    await expect(render(rendering)).rejects.toThrow('no rendering process is ready');
    broken = false;
    await until(() => rendering.revision === 1);
  });
});

describe('a process', () => {
  test('that ends while it renders nothing is replaced, and no other is', async () => {
    const { rendering, live, settled, started, reports } = renderingWith();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    live()
      .find(({ remote }) => remote === 'awards')
      ?.lose('waiting');
    await until(() => started.length === 3);
    await settled('awards@a1', 'content@c1');
    expect(reports).toEqual(["a rendering process of 'awards' was lost: it looped"]);
  });

  test('that holds too much memory is replaced after the page', async () => {
    const { rendering, live, settled, started } = renderingWith();
    await rendering.switchTo(registry(1));
    await settled('awards@a1', 'content@c1');
    const large = live().find(({ remote }) => remote === 'content');
    Object.assign(large ?? {}, { memory: 2 ** 40 });
    expect(await render(rendering)).toBe('content@c1 for revision 1');
    await until(() => started.length === 3);
    await settled('awards@a1', 'content@c1');
    expect(large?.retired).toBe(true);
  });

  test('is replaced one after the other, however many are lost at once', async () => {
    let starting = 0;
    let most = 0;
    let isCounted = false;
    const { rendering, live, settled, started } = renderingWith((renderer) => {
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

  test('is joined by a second one while pages wait, by one in all, and only for as long', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const { rendering, settled } = renderingWith(
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
  test('that ends its process is left to the browser for a while, at every address, until the next release', async () => {
    const { rendering, settled } = renderingWith((renderer) => {
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
    const { rendering } = renderingWith((renderer) => {
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

  test('of a release that is not live is rendered apart, and the other pages lead to it', async () => {
    const { rendering, lineUp } = renderingWith();
    await rendering.switchTo(registry(1));
    const next = release('awards', 'a2');
    const instead: Registry = { ...registry(1), live: { ...registry(1).live, awards: next } };
    const { rendering: apart, begun } = rendering.apart(next, instead);
    stops.push(() => apart.stop());
    await begun;
    const page = async (path: string) =>
      (await rendering.render({ path, search: '' }, instead, { name: 'awards', rendering: apart })).html;
    expect(await page('/awards')).toBe('awards@a2 for revision 1');
    expect(await page('/content')).toBe('content@c1 for revision 1');
    expect(await render(rendering, '/awards')).toBe('awards@a1 for revision 1');
    expect(lineUp()).toContain('awards@a2');
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
    { atOnce: 2, length: 3, extras: 0 },
  );
  await rendering.switchTo(registry(1));
  const asked = Array.from({ length: 5 }, () => render(rendering));
  await expect(render(rendering)).rejects.toThrow('too many pages are waiting');
  // Those of another remote have a queue of their own.
  asked.push(render(rendering, '/awards'));
  expect(started.map(({ name, busy }) => [name, busy])).toContainEqual(['content@c1', 2]);
  finish();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['done']));
});

test('a page that waits longer than visitors do is left to the browser, and no process is ended for it', async () => {
  const { rendering, started } = renderingWith(
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

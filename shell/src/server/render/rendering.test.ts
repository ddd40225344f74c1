import type { Registry } from '@summit/contract/remote-descriptor';
import type { Renderer, RendererOptions } from './renderer.ts';
import type { RenderedPage } from './render-protocol.ts';
import { Rendering } from './rendering.ts';

const registry = (revision: number): Registry => ({
  revision,
  updatedAt: new Date(0).toISOString(),
  live: {},
  history: [],
});

const page = (html: string): RenderedPage => ({
  status: 200,
  html,
  styleHashes: [],
  scriptHashes: [],
  degraded: false,
});

class StandInRenderer {
  alive = true;
  retired = false;
  ready: Promise<string[]> = Promise.resolve([]);
  answer: (path: string) => Promise<RenderedPage>;

  constructor(readonly revision: number) {
    this.answer = async () => page(`revision ${revision}`);
  }

  render({ path }: { path: string }) {
    return this.answer(path);
  }

  retire() {
    this.retired = true;
  }
}

function renderingWith(prepare: (renderer: StandInRenderer) => void = () => {}) {
  const started: StandInRenderer[] = [];
  const reports: string[] = [];
  const start = ({ data }: RendererOptions) => {
    const renderer = new StandInRenderer(data.server.revision);
    prepare(renderer);
    started.push(renderer);
    return renderer as unknown as Renderer;
  };
  const assets = { main: '', federation: '', font: '', buildId: '' };
  const data = { apiUpstream: '', publicApiBase: '', siteOrigin: '', assets, development: false };
  const times = { timeoutMs: 1, warmUpMs: 1, avoidMs: 60_000 };
  const report = (message: string) => void reports.push(message);
  return { rendering: new Rendering({ program: '', data, ...times, report }, start), started, reports };
}

const render = async (rendering: Rendering, path = '/') =>
  (await rendering.render({ path, search: '' })).html;

test('a new revision takes over once it is warm, and the old worker is retired', async () => {
  const { rendering, started } = renderingWith();
  await rendering.switchTo(registry(1));
  await rendering.switchTo(registry(2));
  expect(await render(rendering)).toBe('revision 2');
  expect(started[0]?.retired).toBe(true);
});

test('a revision that cannot be loaded leaves the old one in place', async () => {
  const { rendering, reports } = renderingWith((renderer) => {
    if (renderer.revision === 2) renderer.ready = Promise.reject(new Error('its entry is missing'));
  });
  await rendering.switchTo(registry(1));
  await rendering.switchTo(registry(2));
  expect(await render(rendering)).toBe('revision 1');
  expect(reports.join()).toContain('its entry is missing');
});

test('a revision that was overtaken while it warmed up never takes over', async () => {
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

test('a page that kills its worker is left to the browser, and the others are rendered by a new worker', async () => {
  const { rendering, started } = renderingWith((renderer) => {
    renderer.answer = async (path) => {
      if (path !== '/loop') return page('fine');
      renderer.alive = false;
      throw new Error('rendering /loop hung');
    };
  });
  await rendering.switchTo(registry(1));
  await expect(render(rendering, '/loop')).rejects.toThrow('hung');
  await new Promise((resolve) => setImmediate(resolve));
  expect(await render(rendering)).toBe('fine');
  await expect(render(rendering, '/loop')).rejects.toThrow('broke its worker before');
  expect(started).toHaveLength(2);
});

test('of the pages that were lost with a worker none is tried again for a while, until the next release', async () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  const { rendering } = renderingWith((renderer) => {
    renderer.answer = async (path) => {
      if (!['/slow', '/loop'].includes(path)) return page('fine');
      await ended;
      renderer.alive = false;
      throw new Error('rendering /loop hung');
    };
  });
  await rendering.switchTo(registry(1));
  const lost = ['/slow', '/loop'].map((path) => render(rendering, path).catch(() => 'lost'));
  end();
  await Promise.all(lost);
  await new Promise((resolve) => setImmediate(resolve));
  await expect(render(rendering, '/slow')).rejects.toThrow('broke its worker before');
  await expect(render(rendering, '/loop')).rejects.toThrow('broke its worker before');
  expect(await render(rendering)).toBe('fine');

  await rendering.switchTo(registry(2));
  await expect(render(rendering, '/loop')).rejects.toThrow('rendering /loop hung');
});

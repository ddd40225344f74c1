import { onTestFinished, vi } from 'vitest';
import { compareCodes } from '@summit/contract/words/name-order';
import type { Renderer, RendererOptions } from '@summit/rendering/renderer';
import { until } from '../../app/testing/until.ts';
import { type AskedPage, Rendering } from '../render/rendering.ts';
import { renderingLimits, renderingTimes } from '../render/rendering-limits.ts';
import { createRegistry, liveRelease } from './fake-registry.ts';
import { FakeRenderer } from './fake-renderer.ts';

export const release = (name: string, buildId: string) => liveRelease(name, 'http://localhost:3001', buildId);

/** Two remotes with a page each, `/content` and `/awards`; each revision has another build of the content. */
export const registry = (revision: number, awards = 'a1') =>
  createRegistry(revision, release('content', `c${revision}`), release('awards', awards));

type Given = Partial<ConstructorParameters<typeof Rendering>[0]>;

/** Renders with fake processes until the test is over. */
export function createRendering(prepare: (renderer: FakeRenderer) => void = () => {}, limits: Given = {}) {
  const started: FakeRenderer[] = [];
  const reports: string[] = [];
  const onSwitched = vi.fn<() => void | Promise<void>>();
  const start = ({ setup: { remote, server } }: RendererOptions) => {
    const renderer = new FakeRenderer(remote, server);
    prepare(renderer);
    started.push(renderer);
    return renderer as unknown as Renderer;
  };
  const assets = { main: '', styles: [], federation: '', font: '', buildId: '' };
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
  onTestFinished(() => rendering.stop());
  const live = () => started.filter(({ alive, retired }) => alive && !retired);
  /** The running processes by remote and build, the frame's own one last. */
  const lineUp = () =>
    live()
      .map(({ name }) => name)
      .sort((a, b) => Number(a === 'frame') - Number(b === 'frame') || compareCodes(a, b));
  const settled = (...names: string[]) => until(() => lineUp().join() === names.join());
  return { rendering, started, reports, onSwitched, live, lineUp, settled };
}

export const render = async (rendering: Rendering, path = '/content', more: Partial<AskedPage> = {}) =>
  (await rendering.render({ path, search: '', ...more })).html;

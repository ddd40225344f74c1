import { afterEach, expect, test } from 'vitest';
import type { Registry, SharedRelease } from '@summit/contract/releases/registry';
import { until } from '../../app/testing/until.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import type { FakeRenderer } from '../testing/fake-renderer.ts';
import { createRendering } from '../testing/fake-rendering.ts';
import { getVariant } from './variant.ts';
import { VariantRenderings } from './variant-renderings.ts';

const release = (name: string, buildId: string) => liveRelease(name, 'http://localhost:3003', buildId);
const next = release('awards', 'a2');
const share: SharedRelease = { ...next, percent: 10 };
const live = createRegistry(1, release('content', 'c1'), release('awards', 'a1'));
const shared: Registry = { ...live, revision: 2, shares: { awards: share } };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function site(prepare: (renderer: FakeRenderer) => void = () => undefined) {
  const { rendering, started } = createRendering(prepare);
  const variants = new VariantRenderings(rendering);
  stops.push(() => variants.stop());
  await rendering.switchTo(live);
  const names = () => started.filter(({ alive, retired }) => alive && !retired).map(({ name }) => name);
  return { rendering, variants, started, names };
}

test('devices in a share get the live release whenever the share’s process is not ready', async () => {
  let warm = () => {};
  const { rendering, variants, started } = await site((renderer) => {
    if (renderer.name === 'awards@a2') renderer.ready = new Promise((resolve) => (warm = () => resolve([])));
  });
  const variant = getVariant(shared, share, false);
  expect(variants.isReady(variant)).toBe(false);
  await rendering.switchTo(shared);
  variants.follow(shared);
  expect(variants.isReady(variant)).toBe(false);
  warm();
  await until(() => variants.isReady(variant));
  started.find(({ name }) => name === 'awards@a2')?.lose('waiting');
  await until(() => !variants.isReady(variant));
  await until(() => started.filter(({ name }) => name === 'awards@a2').length === 2);
  warm();
  await until(() => variants.isReady(variant));
});

test('only the release itself has a separate process; other remotes’ pages are rendered by the live ones and link to it', async () => {
  const { rendering, variants, names } = await site();
  await rendering.switchTo(shared);
  variants.follow(shared);
  const variant = getVariant(shared, share, false);
  await until(() => variants.isReady(variant));
  const page = async (path: string) => (await variants.render(variant, { path, search: '' })).html;
  expect(await page('/awards')).toBe('awards@a2 for revision 2');
  expect(await page('/content')).toBe('content@c1 for revision 2');
  expect(names().sort()).toEqual(['awards@a1', 'awards@a2', 'content@c1']);
});

test('a release that is no longer shared has no process', async () => {
  const { rendering, variants, names } = await site();
  variants.follow(shared);
  await until(() => names().includes('awards@a2'));
  await rendering.switchTo({ ...live, revision: 3 });
  variants.follow({ ...live, revision: 3 });
  await until(() => !names().includes('awards@a2'));
});

test('a preview’s process starts with its first visit', async () => {
  const { variants, names } = await site();
  expect(names()).not.toContain('awards@a2');
  const preview = { ...getVariant(live, next, true), key: 'awards@a2' };
  expect((await variants.render(preview, { path: '/awards', search: '' })).html).toBe(
    'awards@a2 for revision 1',
  );
});

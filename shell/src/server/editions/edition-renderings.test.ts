import { afterEach, expect, test } from 'vitest';
import type { Registry, SharedRelease } from '@summit/contract/releases/registry';
import { until } from '../../app/testing/until.ts';
import { liveRelease, registryWith } from '../testing/stand-in-registry.ts';
import type { StandInRenderer } from '../testing/stand-in-renderer.ts';
import { renderingWith } from '../testing/stand-in-rendering.ts';
import { editionWith } from './edition.ts';
import { VariantRenderings } from './edition-renderings.ts';

const release = (name: string, buildId: string) => liveRelease(name, 'http://localhost:3003', buildId);
const next = release('awards', 'a2');
const share: SharedRelease = { ...next, percent: 10 };
const live = registryWith(1, release('content', 'c1'), release('awards', 'a1'));
const shared: Registry = { ...live, revision: 2, shares: { awards: share } };

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

async function site(prepare: (renderer: StandInRenderer) => void = () => undefined) {
  const { rendering, started } = renderingWith(prepare);
  const editions = new VariantRenderings(rendering);
  stops.push(() => editions.stop());
  await rendering.switchTo(live);
  const names = () => started.filter(({ alive, retired }) => alive && !retired).map(({ name }) => name);
  return { rendering, editions, started, names };
}

test('the devices of a share get what is live until its process is ready, and whenever it is not', async () => {
  let warm = () => {};
  const { rendering, editions, started } = await site((renderer) => {
    if (renderer.name === 'awards@a2') renderer.ready = new Promise((resolve) => (warm = () => resolve([])));
  });
  const edition = editionWith(shared, share, false);
  expect(editions.isReady(edition)).toBe(false);
  await rendering.switchTo(shared);
  editions.follow(shared);
  expect(editions.isReady(edition)).toBe(false);
  warm();
  await until(() => editions.isReady(edition));
  started.find(({ name }) => name === 'awards@a2')?.lose('waiting');
  await until(() => !editions.isReady(edition));
  await until(() => started.filter(({ name }) => name === 'awards@a2').length === 2);
  warm();
  await until(() => editions.isReady(edition));
});

test('only the release itself has a process apart; other remotes’ pages come from the live ones and lead to it', async () => {
  const { rendering, editions, names } = await site();
  await rendering.switchTo(shared);
  editions.follow(shared);
  const edition = editionWith(shared, share, false);
  await until(() => editions.isReady(edition));
  const page = async (path: string) => (await editions.render(edition, { path, search: '' })).html;
  expect(await page('/awards')).toBe('awards@a2 for revision 2');
  expect(await page('/content')).toBe('content@c1 for revision 2');
  expect(names().sort()).toEqual(['awards@a1', 'awards@a2', 'content@c1']);
});

test('a release that is no longer shared has no process any more', async () => {
  const { rendering, editions, names } = await site();
  editions.follow(shared);
  await until(() => names().includes('awards@a2'));
  await rendering.switchTo({ ...live, revision: 3 });
  editions.follow({ ...live, revision: 3 });
  await until(() => !names().includes('awards@a2'));
});

test('a preview has a process with its first visit', async () => {
  const { editions, names } = await site();
  expect(names()).not.toContain('awards@a2');
  const preview = { ...editionWith(live, next, true), key: 'awards@a2' };
  expect((await editions.render(preview, { path: '/awards', search: '' })).html).toBe(
    'awards@a2 for revision 1',
  );
});

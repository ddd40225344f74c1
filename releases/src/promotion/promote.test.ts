import {
  existsSync,
  linkSync,
  lstatSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promote, ReleaseRefused, rollback } from './promote.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { standInBuild } from './testing/stand-in-build.ts';

const origin = 'http://localhost:3003';
const renders = async () => [];

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'promote-'));
  dataDir = join(folder, 'data');
});

afterEach(() => rmSync(folder, { recursive: true }));

const promotion = (build: string, remote = 'awards') => ({
  dataDir,
  build,
  remote,
  origin,
  shellBuild: '/nowhere',
  apiUpstream: 'http://127.0.0.1:9',
});

const release = (buildId: string, change = {}) =>
  promote(promotion(standInBuild(folder, 'awards', buildId, change)), renders);

const liveBuild = () => readRegistry(dataDir).live.awards?.buildId;
const back = () => rollback(dataDir, 'awards', origin);

/** The reasons a release or a rollback was refused for. */
async function refusal(attempt: Promise<unknown>): Promise<string> {
  const error: unknown = await attempt.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ReleaseRefused);
  return (error as ReleaseRefused).message;
}

describe('a release', () => {
  test('becomes live from its own immutable place, and the registry says how', async () => {
    const build = standInBuild(folder, 'awards', 'a1');
    const tried = jest.fn(renders);
    const registry = await promote(promotion(build), tried);
    expect(registry.live.awards).toMatchObject({ buildId: 'a1', baseUrl: 'http://localhost:3003/a1' });
    expect(registry.history).toEqual([
      expect.objectContaining({ remote: 'awards', buildId: 'a1', action: 'promote' }),
    ]);
    expect(tried).toHaveBeenCalledWith(expect.objectContaining({ dataDir, shellBuild: '/nowhere' }));
    rmSync(build, { recursive: true });
    expect(readFileSync(join(dataDir, 'releases/awards/a1/browser/remoteEntry.js'), 'utf8')).toContain(
      'awards a1',
    );
  });

  test('that does not render is refused with the reason, and what was live stays live', async () => {
    await release('a1');
    const build = standInBuild(folder, 'awards', 'a2');
    const refused = await refusal(
      promote(promotion(build), async () => ['it does not render: no such export']),
    );
    expect(refused).toBe("The release of 'awards' is refused:\n  - it does not render: no such export");
    expect(liveBuild()).toBe('a1');
  });

  test('with several things against it is refused with all of them, before it is placed or tried', async () => {
    const requires = { contract: '^99.0.0', sharedAuth: '*', sharedUi: '^98.0.0' };
    const build = standInBuild(folder, 'awards', 'a1', { requires });
    writeFileSync(join(build, 'browser/remoteEntry.js'), 'changed');
    const tried = jest.fn(renders);
    const refused = await refusal(promote(promotion(build), tried));
    expect(refused).toMatch(/contract \^99.*\n.*sharedUi \^98.*\n.*browser\/remoteEntry\.js.*hash differs/);
    expect(tried).not.toHaveBeenCalled();
    expect(existsSync(join(dataDir, 'releases/awards/a1'))).toBe(false);
  });

  test.each([
    ['without a descriptor', (build: string) => rmSync(join(build, 'remote.json')), 'holds no remote.json'],
    [
      'with a broken descriptor',
      (build: string) => writeFileSync(join(build, 'remote.json'), '{"schemaVersion":1}'),
      'its descriptor is not valid',
    ],
  ])('%s is refused with the reason', async (_what, spoil, reason) => {
    const build = standInBuild(folder, 'awards', 'a1');
    spoil(build);
    expect(await refusal(promote(promotion(build), renders))).toContain(reason);
  });

  test.each([
    ['a file', 'secret'],
    ['a folder', '.'],
    ['nothing', 'missing'],
  ])('with a link to %s is refused by its path, and nothing of it is placed', async (_what, target) => {
    writeFileSync(join(folder, 'secret'), 'of the API');
    const build = standInBuild(folder, 'awards', 'a1');
    symlinkSync(join(folder, target), join(build, 'browser/linked'));
    expect(await refusal(promote(promotion(build), renders))).toContain('its browser/linked is a link');
    expect(existsSync(join(dataDir, 'releases/awards/a1'))).toBe(false);
  });

  test('is copied by content: a file that has another name elsewhere is one of its own afterwards', async () => {
    writeFileSync(join(folder, 'original.js'), 'built');
    const build = standInBuild(folder, 'awards', 'a1');
    linkSync(join(folder, 'original.js'), join(build, 'browser/copy.js'));
    await promote(promotion(build), renders);
    const placed = join(dataDir, 'releases/awards/a1/browser/copy.js');
    expect([readFileSync(placed, 'utf8'), lstatSync(placed).nlink]).toEqual(['built', 1]);
  });

  test("of another remote is refused by that remote's name", async () => {
    const build = standInBuild(folder, 'content', 'c1');
    expect(await refusal(promote(promotion(build), renders))).toContain("its descriptor is of 'content'");
  });

  test('never changes: another build of the same id is refused', async () => {
    await release('a1');
    expect(await refusal(release('a1', { version: '1.0.1' }))).toContain('a release never changes');
  });

  test('that was live before may be made live again', async () => {
    await release('a1');
    await release('a2');
    await release('a1');
    expect(liveBuild()).toBe('a1');
  });

  test('that claims what another remote took while it was tried is refused', async () => {
    const greedy = standInBuild(folder, 'content', 'c1', { pages: [], dialogs: ['receipt'] });
    const build = standInBuild(folder, 'awards', 'a1', { dialogs: ['receipt'] });
    const meanwhile = async () => {
      await promote(promotion(greedy, 'content'), renders);
      return [];
    };
    expect(await refusal(promote(promotion(build), meanwhile))).toContain(
      "the dialog 'receipt' belongs to the remote 'content'",
    );
    expect(liveBuild()).toBeUndefined();
  });
});

describe('a rollback', () => {
  test('puts the release before back in place', async () => {
    await release('a1');
    await release('a2');
    const { live, revision, history } = await back();
    expect(live.awards).toMatchObject({ buildId: 'a1', baseUrl: 'http://localhost:3003/a1' });
    expect(revision).toBe(3);
    expect(history.at(-1)).toMatchObject({ buildId: 'a1', action: 'rollback' });
  });

  test('once more goes one release further back, never forward to the one that was bad', async () => {
    await release('a1');
    await release('a2');
    await release('a3');
    await back();
    expect(liveBuild()).toBe('a2');
    await back();
    expect(liveBuild()).toBe('a1');
    expect(await refusal(back())).toContain('there is no earlier release to go back to');
    expect(liveBuild()).toBe('a1');
  });

  test('after a new release leads to what was live before that', async () => {
    await release('a1');
    await release('a2');
    await back();
    await release('a3');
    await back();
    expect(liveBuild()).toBe('a1');
  });

  test('is refused when the earlier release claims what another remote owns by now', async () => {
    await release('a1', { dialogs: ['receipt'] });
    await release('a2');
    const heir = standInBuild(folder, 'content', 'c1', { pages: [], dialogs: ['receipt'] });
    await promote(promotion(heir, 'content'), renders);
    expect(await refusal(back())).toContain("the dialog 'receipt' belongs to the remote 'content'");
    expect(liveBuild()).toBe('a2');
  });

  test('is refused when the earlier release is not there any more', async () => {
    await release('a1');
    await release('a2');
    rmSync(join(dataDir, 'releases/awards/a1'), { recursive: true });
    expect(await refusal(back())).toContain('holds no remote.json');
    expect(liveBuild()).toBe('a2');
  });

  test('leaves the other remotes alone', async () => {
    await promote(promotion(standInBuild(folder, 'content', 'c1'), 'content'), renders);
    await promote(promotion(standInBuild(folder, 'content', 'c2'), 'content'), renders);
    await release('a1');
    expect(await refusal(back())).toContain('no earlier release');
    expect(readRegistry(dataDir).live.content?.buildId).toBe('c2');
  });
});

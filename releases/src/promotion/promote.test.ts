import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { promote } from './promote.ts';
import { refusal, releaseSteps, renders } from './testing/release-steps.ts';

const steps = releaseSteps();

describe('a release', () => {
  test('becomes live from its own immutable folder, as recorded in the registry', async () => {
    const build = steps.build('a1');
    const tried = vi.fn(renders);
    const registry = await promote(steps.promotion(build), tried);
    expect(registry.live.awards).toMatchObject({ buildId: 'a1', baseUrl: 'http://localhost:3003/a1' });
    expect(registry.history).toEqual([
      expect.objectContaining({ remote: 'awards', buildId: 'a1', action: 'promote' }),
    ]);
    expect(tried).toHaveBeenCalledWith(
      expect.objectContaining({ dataDir: steps.dataDir(), shellBuild: '/nowhere' }),
    );
    rmSync(build, { recursive: true });
    expect(readFileSync(steps.placed('awards/a1/browser/remoteEntry.js'), 'utf8')).toContain('awards a1');
  });

  test('that does not render is refused with the reason, and the previous release stays live', async () => {
    await steps.release('a1');
    const build = steps.build('a2');
    const refused = await refusal(
      promote(steps.promotion(build), async () => ['it does not render: no such export']),
    );
    expect(refused).toBe("The release of 'awards' is refused:\n  - it does not render: no such export");
    expect(steps.liveBuild()).toBe('a1');
  });

  test('has a separate copy from another one that is checked at the same time', async () => {
    let trials = 0;
    let begin = () => {};
    const both = new Promise<void>((resolve) => (begin = resolve));
    const tried = async ({ folder }: { folder: string }) => {
      trials += 1;
      if (trials === 2) begin();
      await both;
      return existsSync(join(folder, 'remote.json')) ? [] : ['its copy is gone'];
    };
    const builds = ['a1', 'a2'].map((buildId) => steps.build(buildId));
    await Promise.all(builds.map((build) => promote(steps.promotion(build), tried)));
    expect(['a1', 'a2'].filter((buildId) => existsSync(steps.placed(`awards/${buildId}`)))).toHaveLength(2);
    expect(readdirSync(join(steps.dataDir(), 'candidates/awards'))).toEqual([]);
  });

  test('with several problems is refused with all of them, before it is copied or rendered', async () => {
    const requires = { contract: '^99.0.0', sharedAuth: '*', sharedUi: '^98.0.0' };
    const build = steps.build('a1', { requires });
    writeFileSync(join(build, 'browser/remoteEntry.js'), 'changed');
    const tried = vi.fn(renders);
    const refused = await refusal(promote(steps.promotion(build), tried));
    expect(refused).toMatch(/contract \^99.*\n.*sharedUi \^98.*\n.*browser\/remoteEntry\.js.*hash differs/);
    expect(tried).not.toHaveBeenCalled();
    expect(existsSync(steps.placed('awards/a1'))).toBe(false);
  });

  test.each([
    ['without a descriptor', (build: string) => rmSync(join(build, 'remote.json')), 'holds no remote.json'],
    [
      'with a broken descriptor',
      (build: string) => writeFileSync(join(build, 'remote.json'), '{"schemaVersion":1}'),
      'its descriptor is not valid',
    ],
  ])('%s is refused with the reason', async (_what, spoil, reason) => {
    const build = steps.build('a1');
    spoil(build);
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(reason);
  });

  test("of another remote is refused by that remote's name", async () => {
    const build = steps.build('c1', {}, 'content');
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      "its descriptor is of 'content'",
    );
  });

  test('cannot be loaded while it is being checked, and leaves no files when it is refused', async () => {
    const build = steps.build('a1');
    const tried = vi.fn(async () => {
      expect(existsSync(steps.placed('awards/a1'))).toBe(false);
      return ['it does not load'];
    });
    await refusal(promote(steps.promotion(build), tried));
    expect(tried).toHaveBeenCalled();
    expect(readdirSync(steps.dataDir(), { recursive: true })).not.toContainEqual(
      expect.stringContaining('a1'),
    );
  });

  test('that is already live is unchanged', async () => {
    const { revision } = await steps.release('a1');
    const tried = vi.fn(renders);
    const again = await promote(steps.promotion(steps.build('a1')), tried);
    expect([again.revision, tried.mock.calls]).toEqual([revision, []]);
  });

  test('that drops a page is refused, unless that is allowed', async () => {
    await steps.release('a1');
    expect(await refusal(steps.release('a2', { pages: [] }))).toContain('it drops the page /awards/hall');
    await steps.release('a2', { pages: [] }, { drops: ['/awards/hall'] });
    expect(steps.liveBuild()).toBe('a2');
  });

  test('that drops all pages needs only one option', async () => {
    await steps.release('a1');
    await steps.release('a2', { pages: [] }, { drops: ['all'] });
    expect(steps.liveBuild()).toBe('a2');
  });

  test('is in the history with its author and reason', async () => {
    const { history } = await steps.release('a1', {}, { by: 'ada', why: 'the jury' });
    expect(history.at(-1)).toMatchObject({ buildId: 'a1', by: 'ada', why: 'the jury' });
  });

  test('is checked against the versions that the running shell shares', async () => {
    const versions = { contract: '7.0.0', sharedAuth: '1.0.0', sharedUi: '1.0.0', react: '19.3.1' };
    const requires = { contract: '^6.0.0', sharedAuth: '*', sharedUi: '*' };
    expect(await refusal(steps.release('a1', { requires }, { versions }))).toContain('the site runs 7.0.0');
  });

  test('never changes: another build with the same id is refused', async () => {
    await steps.release('a1');
    expect(await refusal(steps.release('a1', { version: '1.0.1' }))).toContain('a release never changes');
  });

  test('that was live before can be made live again', async () => {
    await steps.release('a1');
    await steps.release('a2');
    await steps.release('a1');
    expect(steps.liveBuild()).toBe('a1');
  });

  test('that claims what another remote claimed while it was being checked is refused', async () => {
    const greedy = steps.build('c1', { pages: [], dialogs: ['receipt'] }, 'content');
    const build = steps.build('a1', { dialogs: ['receipt'] });
    const meanwhile = async () => {
      await promote(steps.promotion(greedy, 'content'), renders);
      return [];
    };
    expect(await refusal(promote(steps.promotion(build), meanwhile))).toContain(
      "the dialog 'receipt' belongs to the remote 'content'",
    );
    expect(steps.liveBuild()).toBeUndefined();
  });
});

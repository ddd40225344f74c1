import { rmSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../registry/registry-store.ts';
import { promote } from './promote.ts';
import { retire } from './rollback.ts';
import { refusal, releaseSteps, renders } from './testing/release-steps.ts';

const steps = releaseSteps();

describe('a rollback', () => {
  test('restores the previous release', async () => {
    await steps.release('a1');
    await steps.release('a2');
    const { live, revision, history } = await steps.back();
    expect(live.awards).toMatchObject({ buildId: 'a1', baseUrl: 'http://localhost:3003/a1' });
    expect(revision).toBe(3);
    expect(history.at(-1)).toMatchObject({ buildId: 'a1', action: 'rollback' });
  });

  test('that is repeated goes back one more release, never forward to the faulty one', async () => {
    await steps.release('a1');
    await steps.release('a2');
    await steps.release('a3');
    await steps.back();
    expect(steps.liveBuild()).toBe('a2');
    await steps.back();
    expect(steps.liveBuild()).toBe('a1');
    expect(await refusal(steps.back())).toContain('there is no earlier release to go back to');
    expect(steps.liveBuild()).toBe('a1');
  });

  test('after a new release restores what was live before that', async () => {
    await steps.release('a1');
    await steps.release('a2');
    await steps.back();
    await steps.release('a3');
    await steps.back();
    expect(steps.liveBuild()).toBe('a1');
  });

  test('is refused when the earlier release claims what another remote owns by now', async () => {
    await steps.release('a1', { dialogs: ['receipt'] });
    await steps.release('a2');
    const heir = steps.build('c1', { pages: [], dialogs: ['receipt'] }, 'content');
    await promote(steps.promotion(heir, 'content'), renders);
    expect(await refusal(steps.back())).toContain("the dialog 'receipt' belongs to the remote 'content'");
    expect(steps.liveBuild()).toBe('a2');
  });

  test('is refused when the earlier release has been deleted', async () => {
    await steps.release('a1');
    await steps.release('a2');
    rmSync(steps.placed('awards/a1'), { recursive: true });
    expect(await refusal(steps.back())).toContain('holds no remote.json');
    expect(steps.liveBuild()).toBe('a2');
  });

  test('does not affect other remotes', async () => {
    await promote(steps.promotion(steps.build('c1', {}, 'content'), 'content'), renders);
    await promote(steps.promotion(steps.build('c2', {}, 'content'), 'content'), renders);
    await steps.release('a1');
    expect(await refusal(steps.back())).toContain('no earlier release');
    expect(readRegistry(steps.dataDir()).live.content?.buildId).toBe('c2');
  });
});

describe('a remote that is retired', () => {
  test('is no longer live, and a rollback restores it', async () => {
    await steps.release('a1');
    const { live, history } = await retire(steps.dataDir(), 'awards', { why: 'the season is over' });
    expect(live).toEqual({});
    expect(history.at(-1)).toMatchObject({ action: 'retire', buildId: 'a1', why: 'the season is over' });
    await steps.back();
    expect(steps.liveBuild()).toBe('a1');
  });

  test('cannot be retired again', async () => {
    expect(await refusal(retire(steps.dataDir(), 'awards'))).toContain('it is not live');
  });
});

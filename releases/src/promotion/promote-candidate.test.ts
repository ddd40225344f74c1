import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readRegistry } from '../registry/registry-store.ts';
import { promote } from './promote.ts';
import { promoteCandidate, waitingRelease, withdraw } from './promote-candidate.ts';
import { removeOldReleases } from './retention.ts';
import { refusal, releaseSteps } from './testing/release-steps.ts';

const steps = releaseSteps();
const registry = () => readRegistry(steps.dataDir());

describe('a candidate', () => {
  test('is in its immutable folder and in the registry, and does not change what is live', async () => {
    await steps.release('a1');
    const { candidates, live, history } = await steps.candidate('a2');
    expect(candidates?.awards?.map(({ buildId }) => buildId)).toEqual(['a2']);
    expect(live.awards?.buildId).toBe('a1');
    expect(existsSync(steps.placed('awards/a2/remote.json'))).toBe(true);
    expect(history.at(-1)).toMatchObject({ action: 'candidate', buildId: 'a2' });
  });

  test('is checked like any release', async () => {
    const order = { ...steps.promotion(steps.build('a2')), candidate: true };
    expect(await refusal(promote(order, async () => ['its page does not render']))).toContain('not render');
    expect(registry().candidates).toBeUndefined();
  });

  test('becomes live when it is promoted, and is no longer a candidate', async () => {
    await steps.release('a1');
    await steps.candidate('a2');
    const { live, candidates, history } = await steps.share(100);
    expect(live.awards).toMatchObject({ buildId: 'a2', baseUrl: 'http://localhost:3003/a2' });
    expect(candidates).toEqual({});
    expect(history.at(-1)).toMatchObject({ action: 'promote', buildId: 'a2' });
    await steps.back();
    expect(steps.liveBuild()).toBe('a1');
  });

  test('is chosen by its build, by default the newest', async () => {
    await steps.release('a1');
    await steps.candidate('a2');
    await steps.candidate('a3');
    expect(waitingRelease(registry(), 'awards').buildId).toBe('a3');
    await steps.share(100, 'a2');
    expect(steps.liveBuild()).toBe('a2');
    expect(await refusal(steps.share(100, 'a9'))).toContain("'a9' is no candidate");
  });

  test('that conflicts with a release that is live by now is refused', async () => {
    await steps.release('a1');
    await steps.candidate('a2', { dialogs: ['receipt'] });
    const heir = steps.build('c1', { pages: [], dialogs: ['receipt'] }, 'content');
    await promote(steps.promotion(heir, 'content'), async () => []);
    expect(await refusal(steps.share(10))).toContain("'receipt' belongs to the remote 'content'");
  });

  test('keeps its files, as one of the newest five of a remote', async () => {
    await steps.release('a1');
    for (const buildId of ['b1', 'b2', 'b3', 'b4', 'b5', 'b6']) await steps.candidate(buildId);
    const inAYear = Date.now() + 365 * 24 * 3600_000;
    removeOldReleases(steps.dataDir(), 'awards', registry(), inAYear);
    expect(existsSync(steps.placed('awards/b1'))).toBe(false);
    expect(existsSync(steps.placed('awards/b2'))).toBe(true);
  });

  test('can be withdrawn', async () => {
    await steps.candidate('a2');
    const { candidates, history } = await withdraw(steps.dataDir(), 'awards', 'a2', { why: 'a typo' });
    expect(candidates).toEqual({});
    expect(history.at(-1)).toMatchObject({ action: 'withdraw', buildId: 'a2', why: 'a typo' });
    expect(await refusal(withdraw(steps.dataDir(), 'awards'))).toContain('it has no candidate');
  });
});

describe('a share', () => {
  test('grows from one per cent to all devices', async () => {
    await steps.release('a1');
    await steps.candidate('a2');
    await steps.share(1);
    const { shares, live, history } = await steps.share(10);
    expect(shares?.awards).toMatchObject({ buildId: 'a2', percent: 10 });
    expect(live.awards?.buildId).toBe('a1');
    expect(history.at(-1)).toMatchObject({ action: 'share', percent: 10 });
    expect((await steps.share(100)).shares).toEqual({});
    expect(steps.liveBuild()).toBe('a2');
  });

  test('ends with a rollback, which keeps the live release', async () => {
    await steps.release('a0');
    await steps.release('a1');
    await steps.candidate('a2');
    await steps.share(10);
    const { shares, history } = await steps.back();
    expect([shares, steps.liveBuild()]).toEqual([{}, 'a1']);
    expect(history.at(-1)).toMatchObject({ action: 'withdraw', buildId: 'a2' });
    await steps.back();
    expect(steps.liveBuild()).toBe('a0');
  });

  test('ends with a release for all devices', async () => {
    await steps.release('a1');
    await steps.candidate('a2');
    await steps.share(10);
    expect((await steps.release('a3')).shares).toEqual({});
  });

  test('needs a live release for the other devices', async () => {
    await steps.candidate('a1');
    const order = { dataDir: steps.dataDir(), remote: 'awards', percent: 10 } as const;
    expect(await refusal(promoteCandidate(order))).toContain('nothing of it is live');
  });
});

import { expect, test } from 'vitest';
import { releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { checkHealth } from './health-gate.ts';
import { createGateFixture, getHealth } from './testing/gate-fixture.ts';

const steps = releaseSteps();
const { fixture, gate, check } = createGateFixture(steps.dataDir);

const lastChange = () => readRegistry(steps.dataDir()).history.at(-1);

/** Of 40 networks 20 report failures, which so few networks could forge. */
const doubtful = () => [getHealth('a1', 500, 1), getHealth('a2', 40, 20)];

test('reports of a few networks are confirmed by opening the pages that they name', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = doubtful();
  fixture.inspection = { kind: 'fails', problem: '/awards fails in a browser here: it throws' };
  await check();
  expect(fixture.inspected).toMatchObject([
    { remote: 'awards', before: 'a1', pages: ['welcome'], phases: { render: 20 } },
  ]);
  expect(fixture.inspected[0]?.release.buildId).toBe('a2');
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()?.why).toContain(
    '20 of 40 views failed (render 20); of a1 1 of 500; /awards fails in a browser',
  );
});

test('a release that was rolled back and is promoted again is inspected again', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = doubtful();
  fixture.inspection = { kind: 'fails', problem: 'it throws' };
  const memory = await check();
  expect(steps.liveBuild()).toBe('a1');
  fixture.inspection = { kind: 'works' };
  await steps.releaseBuilt('a2');
  await checkHealth(gate(), memory);
  await memory.inspections.settled();
  await checkHealth(gate(), memory);
  expect(steps.liveBuild()).toBe('a2');
});

test('unconfirmed reports raise an alarm for people, which is logged once and withdrawn when it is over', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = doubtful();
  const memory = await check();
  expect([steps.liveBuild(), lastChange()?.action]).toEqual(['a2', 'promote']);
  expect(fixture.reported).toEqual([
    expect.stringMatching(/^awards a2 may be failing: 20 of 40 .* Opened here, it works.*people decide/),
  ]);
  expect(fixture.raised).toEqual([[{ release: 'awards@a2', why: fixture.reported[0] }]]);
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 5000, 20)];
  await checkHealth(gate(), memory);
  await checkHealth(gate(), memory);
  expect(fixture.reported.slice(1)).toEqual(['awards@a2 does not look as if it failed any more.']);
  expect(fixture.raised.slice(1)).toEqual([[]]);
});

test('a share is lowered to the smallest one until people decide, and stays there', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  await steps.share(10);
  fixture.counted = doubtful();
  const memory = await check();
  await checkHealth(gate(), memory);
  const { shares, history } = readRegistry(steps.dataDir());
  expect(shares?.awards).toMatchObject({ buildId: 'a2', percent: 1 });
  expect(history.slice(-2)).toMatchObject([
    { action: 'share', percent: 10 },
    { action: 'share', percent: 1, by: 'health gate', why: expect.stringContaining('20 of 40 views failed') },
  ]);
});

test('the servers’ own counts are sufficient if the gate cannot open pages', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.inspection = { kind: 'blind', why: 'no build of the shell' };
  fixture.counted = doubtful();
  await check();
  expect(steps.liveBuild()).toBe('a2');
  expect(fixture.reported.join()).toContain('Nothing could be opened here (no build of the shell)');
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 40, 20, 'server')];
  await check();
  expect(steps.liveBuild()).toBe('a1');
});

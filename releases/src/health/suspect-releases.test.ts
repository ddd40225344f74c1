import { expect, test } from 'vitest';
import { releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { checkHealth } from './health-gate.ts';
import { gateScene, getHealth } from './testing/gate-scene.ts';

const steps = releaseSteps();
const { scene, gate, check } = gateScene(steps.dataDir);

const lastChange = () => readRegistry(steps.dataDir()).history.at(-1);

/** Of 40 networks 20 say that it fails: so many can make it up. */
const doubtful = () => [getHealth('a1', 500, 1), getHealth('a2', 40, 20)];

test('what so few networks say is confirmed by opening the pages that they name', async () => {
  await steps.release('a1');
  await steps.release('a2');
  scene.counted = doubtful();
  scene.sight = { kind: 'fails', problem: '/awards fails in a browser here: it throws' };
  await check();
  expect(scene.looked).toMatchObject([
    { remote: 'awards', before: 'a1', pages: ['welcome'], phases: { render: 20 } },
  ]);
  expect(scene.looked[0]?.release.buildId).toBe('a2');
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()?.why).toContain(
    '20 of 40 views failed (render 20); of a1 1 of 500; /awards fails in a browser',
  );
});

test('what cannot be confirmed is left to people: an alarm is raised, said once, and taken back when it is over', async () => {
  await steps.release('a1');
  await steps.release('a2');
  scene.counted = doubtful();
  const memory = await check();
  expect([steps.liveBuild(), lastChange()?.action]).toEqual(['a2', 'promote']);
  expect(scene.reported).toEqual([
    expect.stringMatching(/^awards a2 may be failing: 20 of 40 .* Opened here, it works.*people decide/),
  ]);
  expect(scene.raised).toEqual([[{ release: 'awards@a2', why: scene.reported[0] }]]);
  scene.counted = [getHealth('a1', 500, 1), getHealth('a2', 5000, 20)];
  await checkHealth(gate(), memory);
  await checkHealth(gate(), memory);
  expect(scene.reported.slice(1)).toEqual(['awards@a2 does not look as if it failed any more.']);
  expect(scene.raised.slice(1)).toEqual([[]]);
});

test('a share is lowered to the smallest one until people decide, and stays there', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  await steps.share(10);
  scene.counted = doubtful();
  const memory = await check();
  await checkHealth(gate(), memory);
  const { shares, history } = readRegistry(steps.dataDir());
  expect(shares?.awards).toMatchObject({ buildId: 'a2', percent: 1 });
  expect(history.slice(-2)).toMatchObject([
    { action: 'share', percent: 10 },
    { action: 'share', percent: 1, by: 'health gate', why: expect.stringContaining('20 of 40 views failed') },
  ]);
});

test('where the gate can open nothing, what the servers have counted themselves is enough', async () => {
  await steps.release('a1');
  await steps.release('a2');
  scene.sight = { kind: 'blind', why: 'no build of the shell' };
  scene.counted = doubtful();
  await check();
  expect(steps.liveBuild()).toBe('a2');
  expect(scene.reported.join()).toContain('Nothing could be opened here (no build of the shell)');
  scene.counted = [getHealth('a1', 500, 1), getHealth('a2', 40, 20, 'server')];
  await check();
  expect(steps.liveBuild()).toBe('a1');
});

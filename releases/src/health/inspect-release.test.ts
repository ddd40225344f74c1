import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FailurePhase } from '@summit/contract/releases/release-health';
import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import { releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { noBrowser } from '../settings/site-settings.ts';
import { createInspector, type Inspection, type InspectionOptions, type Tried } from './inspect-release.ts';

const steps = releaseSteps();
/** A program that starts; this test needs no more of a browser. */
function aBrowser(): string {
  const file = join(steps.folder(), 'chromium');
  writeFileSync(file, '#!/bin/sh\n', { mode: 0o755 });
  return file;
}

const page = (id: string): ReleasedPage => ({
  ...{ id, path: `/awards/${id}`, access: 'public', headerKind: 'plain', renderMode: 'server' },
});
const pages = ['welcome', 'jury', 'vote', 'results', 'rules', 'past'].map(page);

/** The opened pages, with the place and the build. */
const opened: string[] = [];

interface Setup {
  /** Builds that fail wherever they are opened. */
  failing: readonly string[];
  named?: readonly string[];
  phase?: FailurePhase;
  options?: Partial<InspectionOptions>;
}

async function inspectRelease({
  failing,
  named = [],
  phase = 'render',
  options = {},
}: Setup): Promise<Inspection> {
  opened.length = 0;
  await steps.release('a1', { pages: pages.slice(0, 3) });
  await steps.release('a2', { pages });
  const registry = readRegistry(steps.dataDir());
  const release = registry.live.awards;
  if (!release) throw new Error('The awards are not live.');
  const open =
    (where: string) =>
    async ({ descriptor }: Tried) => {
      opened.push(`${where} ${descriptor.buildId}: ${descriptor.pages.map(({ id }) => id).join()}`);
      return failing.includes(descriptor.buildId) ? 'it throws' : null;
    };
  const inspect = createInspector(
    {
      ...{
        dataDir: steps.dataDir(),
        getOrigin: () => 'http://localhost:3003',
        apiUpstream: 'http://127.0.0.1:9',
      },
      ...{ shellBuild: '/nowhere', browser: aBrowser(), ...options },
    },
    { inBrowser: open('browser'), inRenderer: open('renderer') },
  );
  return inspect({
    remote: 'awards',
    release,
    before: 'a1',
    registry,
    pages: named,
    phases: { [phase]: 20 },
  });
}

test('the most reported pages are opened, four at most, and a release that works is not compared', async () => {
  expect(
    await inspectRelease({ failing: [], named: ['past', 'made-up', 'jury', 'vote', 'rules', 'results'] }),
  ).toEqual({
    kind: 'works',
  });
  expect(opened).toEqual(['browser a2: past,jury,vote,rules']);
});

test('without reports the first pages are opened, and failures are compared with the previous release', async () => {
  expect(await inspectRelease({ failing: ['a2'] })).toEqual({ kind: 'fails', problem: 'it throws' });
  expect(opened).toEqual(['browser a2: welcome,jury,vote,results', 'browser a1: welcome,jury,vote']);
});

test('a failure that the previous release has as well is not held against this one', async () => {
  const inspection = await inspectRelease({ failing: ['a1', 'a2'], named: ['jury'] });
  expect(inspection).toEqual({ kind: 'blind', why: 'the release before fails as well: it throws' });
});

test('a page that the previous release did not have is not compared', async () => {
  expect(await inspectRelease({ failing: ['a1', 'a2'], named: ['rules'] })).toMatchObject({ kind: 'fails' });
  expect(opened).toEqual(['browser a2: rules']);
});

test('failures seen on servers are rendered, even if a browser is available', async () => {
  await inspectRelease({ failing: [], named: ['jury'], phase: 'server' });
  expect(opened).toEqual(['renderer a2: jury']);
});

test('pages are rendered if no browser is available', async () => {
  await inspectRelease({ failing: [], named: ['jury'], options: { browser: noBrowser } });
  expect(opened).toEqual(['renderer a2: jury']);
});

test('without a build of the shell nothing can be opened', async () => {
  const inspection = await inspectRelease({ failing: ['a2'], options: { shellBuild: undefined } });
  expect(inspection).toMatchObject({ kind: 'blind' });
  expect(opened).toEqual([]);
});

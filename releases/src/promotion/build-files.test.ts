import { existsSync, linkSync, lstatSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { promote } from './promote.ts';
import { refusal, releaseSteps, renders } from './testing/release-steps.ts';
import { addToBuild } from './testing/stand-in-build.ts';

const steps = releaseSteps();

describe('a release', () => {
  test.each([
    ['a file', 'secret'],
    ['a folder', '.'],
    ['nothing', 'missing'],
  ])('with a link to %s is refused by its path, and nothing of it is placed', async (_what, target) => {
    writeFileSync(join(steps.folder(), 'secret'), 'of the API');
    const build = steps.build('a1');
    symlinkSync(join(steps.folder(), target), join(build, 'browser/linked'));
    expect(await refusal(promote(steps.promotion(build), renders))).toContain('its browser/linked is a link');
    expect(existsSync(steps.placed('awards/a1'))).toBe(false);
  });

  test('is copied by content: a file that has another name elsewhere is one of its own afterwards', async () => {
    writeFileSync(join(steps.folder(), 'original.js'), 'built');
    const build = steps.build('a1');
    addToBuild(build, 'browser/copy.js', 'built');
    rmSync(join(build, 'browser/copy.js'));
    linkSync(join(steps.folder(), 'original.js'), join(build, 'browser/copy.js'));
    await promote(steps.promotion(build), renders);
    const placed = steps.placed('awards/a1/browser/copy.js');
    expect([readFileSync(placed, 'utf8'), lstatSync(placed).nlink]).toEqual(['built', 1]);
  });

  test('that holds what its build does not list is refused: its origin is unknown', async () => {
    const build = steps.build('a1');
    writeFileSync(join(build, 'browser/remoteEntry.js.br'), 'packed by somebody');
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      'its browser/remoteEntry.js.br is not listed in remote.json',
    );
  });

  test('whose packed form was changed is refused: it is what browsers receive', async () => {
    const build = steps.build('a1');
    addToBuild(build, 'browser/remoteEntry.js.br', 'packed');
    writeFileSync(join(build, 'browser/remoteEntry.js.br'), 'packed again');
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      'remoteEntry.js.br is not the one',
    );
  });

  test.each([
    ['script', 'browser/huge.js', 1_000_001],
    ['picture', 'browser/huge.avif', 5_000_001],
  ])('with a %s that is too large is refused with its size', async (_what, file, size) => {
    const build = steps.build('a1');
    addToBuild(build, file, 'x'.repeat(size));
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      `its ${file} has ${size} bytes`,
    );
  });
});

import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { promote } from '../promote.ts';
import { readDescriptor } from '../release-folder.ts';
import { addToBuild } from '../testing/fake-build.ts';
import { refusal, releaseSteps, renders } from '../testing/release-steps.ts';
import { fileProblems } from './build-files.ts';

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

  test('is copied by content: a hard-linked file becomes a separate one', async () => {
    writeFileSync(join(steps.folder(), 'original.js'), 'built');
    const build = steps.build('a1');
    addToBuild(build, 'browser/copy.js', 'built');
    rmSync(join(build, 'browser/copy.js'));
    linkSync(join(steps.folder(), 'original.js'), join(build, 'browser/copy.js'));
    await promote(steps.promotion(build), renders);
    const placed = steps.placed('awards/a1/browser/copy.js');
    expect([readFileSync(placed, 'utf8'), lstatSync(placed).nlink]).toEqual(['built', 1]);
  });

  test('with files that its build does not list is refused', async () => {
    const build = steps.build('a1');
    writeFileSync(join(build, 'browser/remoteEntry.js.br'), 'packed by somebody');
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      'its browser/remoteEntry.js.br is not listed in remote.json',
    );
  });

  test('with a changed compressed file is refused, because browsers receive that one', async () => {
    const build = steps.build('a1');
    const entry = readFileSync(join(build, 'browser/remoteEntry.js'));
    addToBuild(build, 'browser/remoteEntry.js.br', brotliCompressSync(entry));
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

  test.each([
    ['browser/login.html', 'browser'],
    ['browser/page.xhtml.br', 'browser'],
    ['browser/feed.xml', 'browser'],
    ['browser/old.swf', 'browser'],
    ['browser/README', 'browser'],
    ['server/addon.node', 'server'],
    ['server/run.sh', 'server'],
    ['server/reader.wasm', 'server'],
  ])('with %s is refused, because no build needs such a file', async (file, side) => {
    const build = steps.build('a1');
    addToBuild(build, file, '<script>alert(1)</script>');
    expect(await refusal(promote(steps.promotion(build), renders))).toContain(
      `its ${file} is of a kind that no ${side} build needs`,
    );
  });

  test('with code, styles, fonts and pictures, compressed or not, is released', async () => {
    const build = steps.build('a1');
    for (const file of [
      'a.js',
      'a.css',
      'a.json',
      'a.js.map',
      'a.woff2',
      'a.webp',
      'a.svg',
      'a.wasm',
      'LICENSE.txt',
    ]) {
      addToBuild(build, `browser/${file}`, 'content');
    }
    addToBuild(build, 'browser/a.js.br', brotliCompressSync('content'));
    addToBuild(build, 'browser/a.js.gz', gzipSync('content'));
    await promote(steps.promotion(build), renders);
    expect(steps.liveBuild()).toBe('a1');
  });

  test('with a compressed file of other content is refused by its path', async () => {
    const packings = [brotliCompressSync, gzipSync] as const;
    const text = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes));
    // The file is plain text, or a valid compression of another text.
    const other = fc.tuple(text, fc.constantFrom('plain', 'packed'));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(text, other, fc.constantFrom(0, 1), async (content, [bytes, form], kind) => {
        fc.pre(form === 'plain' || !bytes.equals(content));
        const build = steps.build(`p${(run += 1)}`);
        const path = `browser/a.js.${kind === 0 ? 'br' : 'gz'}`;
        addToBuild(build, 'browser/a.js', content);
        addToBuild(build, path, form === 'plain' ? bytes : packings[kind](bytes));
        const reasons = fileProblems(build, readDescriptor(build));
        const isSame = form === 'plain' && holds(packings[kind], bytes, content);
        expect(reasons).toEqual(isSame ? [] : [`its ${path} does not hold what browser/a.js holds`]);
      }),
      { numRuns: 100 },
    );
  });

  test('with a compressed file without an original, or larger than it when decompressed, is refused', async () => {
    const build = steps.build('a1');
    addToBuild(build, 'browser/alone.js.br', brotliCompressSync('x'));
    addToBuild(build, 'browser/small.js', 'x');
    addToBuild(build, 'browser/small.js.gz', gzipSync(Buffer.alloc(50_000_000)));
    const reasons = await refusal(promote(steps.promotion(build), renders));
    expect(reasons).toContain(
      'its browser/alone.js.br is sent in place of browser/alone.js, which is missing',
    );
    expect(reasons).toContain('its browser/small.js.gz does not hold what browser/small.js holds');
  });

  test('whose check was killed leaves no files for long', async () => {
    const [old, fresh] = ['1234', '5678'].map((name) => join(steps.dataDir(), 'candidates/content', name));
    for (const folder of [old, fresh]) mkdirSync(join(folder ?? '', 'c1'), { recursive: true });
    const longAgo = Date.now() / 1000 - 7 * 3600;
    utimesSync(old ?? '', longAgo, longAgo);
    await steps.release('a1');
    expect([existsSync(old ?? ''), existsSync(fresh ?? '')]).toEqual([false, true]);
  });
});

function holds(pack: (content: Buffer) => Buffer, bytes: Buffer, content: Buffer): boolean {
  return pack(content).equals(bytes);
}

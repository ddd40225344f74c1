import { execFile } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { programSources } from '@summit/programs/program-sources';
import { programsFolder } from '@summit/programs/programs-folder';
import { projectRoot } from './apps.ts';

const run = promisify(execFile);
const finder = join(projectRoot, 'programs/src/programs-folder.mjs');
let checkout: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(checkout, file)), { recursive: true });
  writeFileSync(join(checkout, file), text);
}

/** A checkout with tiny programs; each package that they need is a single file. */
beforeEach(() => {
  checkout = mkdtempSync(join(tmpdir(), 'checkout-'));
  for (const source of Object.values(programSources)) write(source, '');
  for (const folder of [
    'shared-ui/src',
    'rendering/src',
    'tracing/src',
    'programs/src',
    'remote-kit/src/build',
    'tools/build',
  ]) {
    write(`${folder}/part.ts`, '');
  }
  for (const file of ['package-lock.json', 'package.json', 'tsconfig.base.json']) write(file, '{}');
  write('contract/src/greeting.ts', 'export const greeting: string = "Good morning";');
  write('node_modules/@summit/contract/package.json', '{ "exports": { "./*": "./src/*.ts" } }');
  write('node_modules/@summit/contract/src/greeting.ts', 'export const greeting: string = "Good morning";');
  write(
    programSources.api,
    'import { greeting } from "@summit/contract/greeting";\nconsole.log(greeting);\n',
  );
});

afterEach(() => rmSync(checkout, { recursive: true }));

const programs = () => programsFolder(checkout);
const builds = () => readdirSync(join(checkout, 'programs/dist'));

/** The output of a program of the newest build. */
async function printed(name: keyof typeof programSources): Promise<string> {
  const file = join(programs(), `${name}.js`);
  const { stdout } = await run(process.execPath, ['--enable-source-maps', file]);
  return stdout.trim();
}

test('unchanged sources are compiled once, and a changed one makes another build', async () => {
  const first = programs();
  expect(await printed('api')).toBe('Good morning');
  appendFileSync(join(checkout, 'api/src/server.test.ts'), 'what tests say is in no program');
  expect(programs()).toBe(first);
  expect(builds()).toHaveLength(1);
  appendFileSync(join(checkout, programSources.api), 'console.log("to all");');
  expect(programs()).not.toBe(first);
  expect(await printed('api')).toBe('Good morning\nto all');
  expect(builds()).toHaveLength(2);
});

test('two processes that need the programs at the same time both get them, and no other files remain', async () => {
  const script = `import { programsFolder } from ${JSON.stringify(finder)}; console.log(programsFolder(${JSON.stringify(checkout)}));`;
  const ask = () => run(process.execPath, ['--input-type=module', '--eval', script]);
  const both = await Promise.all([ask(), ask()]);
  expect(both.map(({ stdout }) => stdout.trim())).toEqual([programs(), programs()]);
  expect(builds()).toHaveLength(1);
  expect(await printed('api')).toBe('Good morning');
});

test('a compile error is reported, and compiling is retried the next time', async () => {
  write(programSources.api, 'import "./nowhere.ts";');
  const script = `import { programsFolder } from ${JSON.stringify(finder)}; programsFolder(${JSON.stringify(checkout)});`;
  const failed = run(process.execPath, ['--input-type=module', '--eval', script]);
  await expect(failed).rejects.toThrow('Could not resolve "./nowhere.ts"');
  expect(builds()).toEqual([]);
});

test('a program can read the files beside its source', async () => {
  write('demo-event/src/words.txt', 'as it was written');
  const source = `import { readFileSync } from 'node:fs';
import { join } from 'node:path';
console.log(readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8'));`;
  write(programSources.seed, source);
  expect(await printed('seed')).toBe('as it was written');
});

test('an error names the line of the source', async () => {
  write(programSources.api, 'const text: string | null = null;\n\nthrow new Error(`lost ${text}`);\n');
  const failed = run(process.execPath, ['--enable-source-maps', join(programs(), 'api.js')]);
  await expect(failed).rejects.toThrow(/lost null[^]*api\/src\/server\.ts:3:7/);
});

test('packages are not bundled, and a workspace uses its own version of one', async () => {
  for (const [place, version] of [
    ['node_modules', 'common'],
    ['api/node_modules', 'own'],
  ]) {
    write(`${place}/clock/package.json`, '{ "type": "module", "exports": { ".": "./clock.js" } }');
    write(`${place}/clock/clock.js`, `export const version = '${version}';`);
  }
  for (const name of ['api', 'site'] as const) {
    write(programSources[name], 'import { version } from "clock";\nconsole.log(version);\n');
  }
  expect([await printed('api'), await printed('site')]).toEqual(['own', 'common']);
});

test('a program finds the other programs beside itself', async () => {
  const source = `import { programsFolder } from ${JSON.stringify(finder)};\nconsole.log(programsFolder());`;
  write(programSources['start-site'], source);
  expect(await printed('start-site')).toBe(programs());
});

test('in an image, a program is that of the only build, and follows the link SHELL_BUILD', async () => {
  const image = mkdtempSync(join(tmpdir(), 'image-'));
  try {
    cpSync(join(projectRoot, 'programs/run.mjs'), join(image, 'programs/run.mjs'));
    cpSync(join(projectRoot, 'programs/src'), join(image, 'programs/src'), { recursive: true });
    symlinkSync(join(projectRoot, 'node_modules'), join(image, 'node_modules'));
    mkdirSync(join(image, 'programs/dist/p1'), { recursive: true });
    writeFileSync(join(image, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(image, 'programs/dist/p1/site.js'), 'console.log(process.env.SHELL_BUILD);');
    const build = join(image, 'shell/dist/s1');
    mkdirSync(build, { recursive: true });
    symlinkSync(build, join(image, 'shell-build'));
    const { stdout } = await run(process.execPath, [join(image, 'programs/run.mjs'), 'site'], {
      env: { ...process.env, SHELL_BUILD: join(image, 'shell-build') },
    });
    expect(stdout.trim()).toBe(realpathSync(build));
  } finally {
    rmSync(image, { recursive: true });
  }
});

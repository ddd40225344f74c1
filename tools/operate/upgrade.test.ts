import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compose } from '../cluster/compose-file.ts';
import { runSteps, stepsFor, upgradeSteps, variableIn, wayBackSteps } from './upgrade.mjs';

const environment = '# The version.\nSUMMIT_VERSION=1.0.0\nAPI_SECRET=abc\n';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'summit-upgrade-'));
  file = join(folder, '.env');
  writeFileSync(file, environment);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/**
 * Runs a command up to the step that fails. Returns the calls of Docker, each with its version, and the versions in .env
 * during these calls.
 */
function run(args: string[], failing?: RegExp) {
  const asked: string[] = [];
  const named: (string | undefined)[] = [];
  const docker = (given: string[], { SUMMIT_VERSION }: Record<string, string>) => {
    const command = given.join(' ');
    asked.push(`${SUMMIT_VERSION}: ${command}`);
    named.push(variableIn(readFileSync(file, 'utf8'), 'SUMMIT_VERSION'));
    return failing?.test(command) ? 1 : 0;
  };
  let problem = '';
  try {
    runSteps(stepsFor(args, readFileSync(file, 'utf8')), { file, docker, say: () => undefined });
  } catch (error) {
    problem = (error as Error).message;
  }
  return { asked, named, problem, left: readFileSync(file, 'utf8') };
}

test('an upgrade builds, backs up, migrates, and restarts server by server', () => {
  const { asked, left, problem } = run(['1.1.0']);
  expect(problem).toBe('');
  expect(left).toBe(`${environment.replace('1.0.0', '1.1.0')}SUMMIT_VERSION_BEFORE=1.0.0\n`);
  expect(asked.every((one) => one.startsWith('1.1.0: compose '))).toBe(true);
  const order = [
    'compose build',
    'backup now',
    'run --rm migrate',
    'api-1',
    'api-2',
    'site-1',
    'site-2',
    'release-desk',
    'health-gate',
  ];
  const places = order.map((word) =>
    asked.findIndex((one) => one.endsWith(word) || one.includes(` ${word} `)),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBe(0);
});

test('a downgrade starts the images of the previous version without a build or a migration', () => {
  run(['1.1.0']);
  const { asked, left } = run(['--back']);
  expect(variableIn(left, 'SUMMIT_VERSION')).toBe('1.0.0');
  expect(asked.every((one) => one.startsWith('1.0.0: '))).toBe(true);
  expect(asked.filter((one) => /build(?!.*--no-build)| migrate/.test(one.replace('--no-build', '')))).toEqual(
    [],
  );
});

test('a second way back is refused with a sentence, and does not go forth again', () => {
  run(['1.1.0']);
  const { left } = run(['--back']);
  expect(run(['--back']).problem).toContain('no version to go back to. 1.0.0 runs');
  expect(readFileSync(file, 'utf8')).toBe(left);
  expect(run(['1.1.0']).problem).toBe('');
  expect(variableIn(run(['--back']).left, 'SUMMIT_VERSION')).toBe('1.0.0');
});

test('a way back that was interrupted is repeated, to the same version', () => {
  run(['1.1.0']);
  expect(run(['--back'], /api-1/).problem).toContain('npm run upgrade -- --back');
  const { asked, left, problem } = run(['--back']);
  expect(problem).toBe('');
  expect(asked.every((one) => one.startsWith('1.0.0: '))).toBe(true);
  expect(variableIn(left, 'SUMMIT_VERSION')).toBe('1.0.0');
});

test('a failure before the first restart changes nothing; a later one explains how to go back', () => {
  for (const failing of [/build/, /backup/, /migrate/]) {
    const { left, problem } = run(['1.1.0'], new RegExp(`^compose (run --rm )?${failing.source}`));
    expect([left, problem]).toEqual([environment, expect.stringContaining('what they ran before')]);
  }
  const { left, problem } = run(['1.1.0'], /api-2/);
  expect(problem).toContain('npm run upgrade -- --back');
  expect(variableIn(left, 'SUMMIT_VERSION_BEFORE')).toBe('1.0.0');
});

test('a command interrupted before the first restart leaves .env unchanged', () => {
  const { asked, named } = run(['1.1.0']);
  const first = asked.findIndex((one) => !/ build | backup | migrate$/.test(one));
  expect(first).toBe(3);
  expect(named.slice(0, first)).toEqual(['1.0.0', '1.0.0', '1.0.0']);
  expect(new Set(named.slice(first))).toEqual(new Set(['1.1.0']));
});

test('.env is replaced atomically with its permissions, and unchanged on failure', () => {
  chmodSync(file, 0o640);
  // Nothing can be written at the place of the draft.
  mkdirSync(`${file}.draft`);
  const { asked, left, problem } = run(['1.1.0']);
  expect([left, problem]).toEqual([environment, expect.stringContaining('EISDIR')]);
  expect(asked).toHaveLength(3);
  expect(run(['1.1.0']).problem).toBe('');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('a version is parsed like Docker does', () => {
  writeFileSync(file, 'SUMMIT_VERSION="1.0.0" # of May\nSUMMIT_VERSION_BEFORE=\'0.9.0\'\n');
  expect(() => stepsFor(['1.0.0'], readFileSync(file, 'utf8'))).toThrow('is installed');
  expect(run(['--back']).asked[0]).toContain('0.9.0: ');
});

test('a site is taken out of the front while it restarts, and then restored', () => {
  const { SHELL_1 = '' } = compose.services.front?.environment ?? {};
  const line = `server ${SHELL_1} max_fails=0;`;
  const expressions = upgradeSteps('2', '1')
    .filter(({ what }) => what.includes(' site-1 '))
    .map(({ args = [] }) => /sed -E -i 's\/(.*)\/(.*)\/'/.exec(args.at(-1) ?? '') ?? []);
  const marked = expressions.map(([, from = '', to = '']) => [
    new RegExp(from),
    to.replace('&', '$$&').replace('\\1', '$$1'),
  ]);
  const states = marked.reduce<string[]>(
    (lines, [from = '', to = '']) => [...lines, (lines.at(-1) ?? '').replace(from, to as string)],
    [line],
  );
  const out = 'server site-1:3000 resolve down max_fails=0;';
  expect(states).toEqual([line, out, line]);
  // After a failed upgrade it is taken out a second time.
  const [[from = '', to = ''] = []] = marked;
  expect(out.replace(from, to as string)).toBe(out);
});

test('all named services exist', () => {
  for (const { args = [] } of [...upgradeSteps('2', '1'), ...wayBackSteps('1')]) {
    if (args[1] === 'up') expect(Object.keys(compose.services)).toContain(args.at(-1));
  }
});

test.each([
  [[], 'npm run upgrade -- <version'],
  [['1.0.0'], 'is installed'],
  [['1; rm'], 'npm run upgrade -- <version'],
  [['--back'], 'no version to go back to'],
])('%j is refused with instructions', (args, message) => {
  expect(() => stepsFor(args, environment)).toThrow(message);
  expect(() => stepsFor(args, 'SUMMIT_VERSION=\n')).toThrow('which version runs is not known');
});

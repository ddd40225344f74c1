import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** Runs a command as far as the step that fails, and returns what Docker was asked, with the version it saw. */
function run(args: string[], failing?: RegExp) {
  const asked: string[] = [];
  const docker = (given: string[]) => {
    const command = given.join(' ');
    asked.push(`${variableIn(readFileSync(file, 'utf8'), 'SUMMIT_VERSION')}: ${command}`);
    return failing?.test(command) ? 1 : 0;
  };
  let problem = '';
  try {
    runSteps(stepsFor(args, readFileSync(file, 'utf8')), { file, docker, say: () => undefined });
  } catch (error) {
    problem = (error as Error).message;
  }
  return { asked, problem, left: readFileSync(file, 'utf8') };
}

test('a new version is built, backed up before, migrated, and started server by server', () => {
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

test('the way back starts the images of the version before, builds nothing and leaves the schema', () => {
  run(['1.1.0']);
  const { asked, left } = run(['--back']);
  expect(variableIn(left, 'SUMMIT_VERSION')).toBe('1.0.0');
  expect(asked.every((one) => one.startsWith('1.0.0: '))).toBe(true);
  expect(asked.filter((one) => /build(?!.*--no-build)| migrate/.test(one.replace('--no-build', '')))).toEqual(
    [],
  );
  expect(variableIn(run(['--back']).left, 'SUMMIT_VERSION')).toBe('1.1.0');
});

test('what fails before a server was restarted changes nothing; later it says how to go back', () => {
  for (const failing of [/build/, /backup/, /migrate/]) {
    const { left, problem } = run(['1.1.0'], new RegExp(`^compose (run --rm )?${failing.source}`));
    expect([left, problem]).toEqual([environment, expect.stringContaining('what they ran before')]);
  }
  const { left, problem } = run(['1.1.0'], /api-2/);
  expect(problem).toContain('npm run upgrade -- --back');
  expect(variableIn(left, 'SUMMIT_VERSION_BEFORE')).toBe('1.0.0');
});

test('a site is taken out of the front while it restarts, and put back as it was', () => {
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
  expect(states).toEqual([line, 'server site-1:3000 resolve down max_fails=0;', line]);
});

test('services that are named exist', () => {
  for (const { args = [] } of [...upgradeSteps('2', '1'), ...wayBackSteps('1', '2')]) {
    if (args[1] === 'up') expect(Object.keys(compose.services)).toContain(args.at(-1));
  }
});

test.each([
  [[], 'npm run upgrade -- <version'],
  [['1.0.0'], 'is installed'],
  [['1; rm'], 'npm run upgrade -- <version'],
  [['--back'], 'no version to go back to'],
])('%j is refused with what to do', (args, message) => {
  expect(() => stepsFor(args, environment)).toThrow(message);
  expect(() => stepsFor(args, 'SUMMIT_VERSION=\n')).toThrow('which version runs is not known');
});

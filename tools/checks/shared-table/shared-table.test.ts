import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sharedModules } from '@summit/remote-kit/shared-modules';
import { sharedAuthEntries, sharedLibraries, sharedParts } from '@summit/remote-kit/shared-table';
import { projectRoot } from '../../build/apps.ts';
import { shellClosure } from './shell-closure.ts';
import { uiParts } from './ui-parts.ts';

const measured = shellClosure();

/** Matches module state and contexts, which must exist once: a second copy would not see the values of the first. */
const holdsState =
  /createContext|^(?:export )?let |^(?:export )?const \w+ = (?:new (?:Map|Set|WeakMap)\(\)|createStore)/m;

function mustBeShared(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  return measured.files.has(file) || holdsState.test(source) || source.includes("from '@mui/");
}

test('the table lists exactly the parts that the shell runs, that have state or that import MUI', () => {
  const needed = uiParts().filter(({ file }) => mustBeShared(file));
  expect(Object.keys(sharedParts).sort()).toEqual(needed.map(({ part }) => part).sort());
});

test('the table’s facts about the shell match its imports', () => {
  const running = uiParts().filter(({ file }) => measured.files.has(file));
  const said = Object.entries(sharedParts).filter(([, { inShell }]) => inShell);
  expect(said.map(([part]) => part).sort()).toEqual(running.map(({ part }) => part).sort());
  for (const [name, { inShell }] of Object.entries({ ...sharedLibraries, ...sharedAuthEntries })) {
    // The sources of contract name yup, but the shell's build runs none of it.
    expect({ name, inShell }).toEqual({ name, inShell: measured.packages.has(name) && name !== 'yup' });
  }
});

test('no part of shared-site has state, so that every remote can have its own copy', () => {
  const folder = join(projectRoot, 'shared-site/src');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  );
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((file) => holdsState.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
});

test('every row states its reason in a sentence', () => {
  const rows = { ...sharedLibraries, ...sharedAuthEntries, ...sharedParts };
  for (const [name, { why }] of Object.entries(rows)) expect(`${name}: ${why}`).toMatch(/: [A-Z].{15,}\.$/);
});

test('remotes and shell share one session, and refuse a second one', () => {
  const shared = sharedModules(`${projectRoot}/shell`);
  expect(shared['@summit/shared-auth']).toMatchObject({ singleton: true, strictVersion: true });
  expect(Object.keys(shared)).not.toContain('@mui/material');
});

test('the shell loads forms and the component library only when they are needed', () => {
  expect(measured.packages).toContain('react-dom/client');
  expect([...measured.packages].filter((name) => /^(react-hook-form|@mui)/.test(name))).toEqual([]);
});

import { describe, expect, test } from 'vitest';
import { cruiseProject } from '../../checks/cruise.ts';
import { importersIn } from './changed-selection.ts';
import { type Change, type ProjectSources, reachedTests } from './reached-tests.ts';

/** A small project: the text of each file, and its imports. */
const project: Record<string, { text?: string; imports?: string[] }> = {
  'contract/src/errors.ts': {},
  'contract/src/errors.test.ts': { imports: ['contract/src/errors.ts'] },
  'contract/src/rules.ts': {},
  'contract/src/calls/login.ts': { imports: ['contract/src/rules.ts'] },
  'shared-ui/src/button.tsx': { imports: ['contract/src/errors.ts'] },
  'shared-ui/src/button.test.tsx': { imports: ['shared-ui/src/button.tsx'] },
  'mf-content/src/venue/venue-page.tsx': { text: "'venue-0001'", imports: ['shared-ui/src/button.tsx'] },
  'mf-content/src/venue/venue-page.test.tsx': { imports: ['mf-content/src/venue/venue-page.tsx'] },
  'mf-content/src/remote.ts': {
    text: "venue: () => import('./venue/venue-page.tsx'),",
    imports: ['mf-content/src/venue/venue-page.tsx'],
  },
  'mf-content/src/remote.test.ts': { imports: ['mf-content/src/remote.ts'] },
  'e2e/journeys/read.spec.ts': { text: 'href(pages.venue)' },
  'e2e/journeys/vote.spec.ts': { text: 'href(pages.awardsWelcome)' },
  'api/src/app.ts': { imports: ['api/src/auth/login.ts', 'api/src/votes/vote.ts'] },
  'api/src/auth/login.ts': { text: 'logIn: createHandler()' },
  'api/src/auth/log-out.test.ts': { imports: ['api/src/testing/test-app.ts'] },
  'api/src/votes/vote.ts': {},
  'api/src/votes/vote.test.ts': { imports: ['api/src/testing/test-app.ts'] },
  'api/src/desk/desk.test.ts': { text: 'authCalls.logIn', imports: ['api/src/testing/test-app.ts'] },
  'organise/src/organise.test.ts': { text: 'authCalls.logIn', imports: ['api/src/testing/test-app.ts'] },
  'api/src/testing/test-app.ts': { imports: ['api/src/app.ts'] },
  'shell/src/before-script/boot.inline.ts': { imports: ['contract/src/rules.ts'] },
};

const sources: ProjectSources = {
  files: Object.keys(project),
  read: (file) => project[file]?.text ?? '',
  importersOf: (file) => Object.keys(project).filter((other) => project[other]?.imports?.includes(file)),
  callNames: ['logIn', 'logOut'],
};

const reachedBy = (...changes: (string | Change)[]) =>
  reachedTests(
    changes.map((change) => (typeof change === 'string' ? { file: change, names: null } : change)),
    sources,
  );

test('a part reaches the tests of its users, and the journeys to their pages', () => {
  expect(reachedBy('shared-ui/src/button.tsx')).toEqual([
    'e2e/journeys/read.spec.ts',
    'mf-content/src/venue/venue-page.test.tsx',
    'shared-ui/src/button.test.tsx',
  ]);
});

test('a row of a table reaches its own tests and its users, not all importers of the table', () => {
  expect(reachedBy({ file: 'contract/src/errors.ts', names: ['venue-0001'] })).toEqual([
    'contract/src/errors.test.ts',
    'e2e/journeys/read.spec.ts',
    'mf-content/src/venue/venue-page.test.tsx',
  ]);
  expect(reachedBy('contract/src/errors.ts')).toContain('shared-ui/src/button.test.tsx');
});

test('a handler reaches the tests of its capability and of its call, not all that start the API', () => {
  expect(reachedBy('api/src/auth/login.ts')).toEqual([
    'api/src/auth/log-out.test.ts',
    'api/src/desk/desk.test.ts',
    'organise/src/organise.test.ts',
  ]);
});

test('a composition root reaches everything that starts the program', () => {
  expect(reachedBy('api/src/app.ts')).toHaveLength(4);
  expect(reachedBy('api/src/testing/test-app.ts')).toHaveLength(4);
});

test('a fact compiled into an inline script reaches the test that compiles it', () => {
  expect(reachedBy('contract/src/rules.ts')).toEqual(['tools/build/inline-scripts.test.ts']);
});

test('SQL reaches every test of the API, because it is not imported', () => {
  expect(reachedBy('api/migrations/0003_feeds.sql')).toHaveLength(4);
});

test.each(['package-lock.json', 'jest.config.cjs', 'vitest.config.ts', 'tools/testing/browser-setup.ts'])(
  'a change of %s reaches every test',
  (file) => expect(reachedBy(file)).toBe('all'),
);

test('documents reach no tests', () => {
  expect(reachedBy('docs/operations/settings.md')).toEqual([]);
});

describe('in this project', () => {
  test(
    'imports are followed by the names of packages, through other files',
    { timeout: 180_000 },
    async () => {
      const imports = await cruiseProject(['contract/src/site/site-map.test.ts', 'shell/src/app/routing']);
      const importers = importersIn(imports);
      const reached = reachedTests([{ file: 'contract/src/paths/path-pattern.ts', names: null }], {
        ...sources,
        importersOf: (file) => importers.get(file) ?? [],
      });
      expect(reached).toContain('contract/src/site/site-map.test.ts');
      expect(reached).toContain('shell/src/app/routing/remote-page.test.tsx');
    },
  );
});

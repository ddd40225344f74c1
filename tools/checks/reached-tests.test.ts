import { beforeAll, describe, expect, test } from 'vitest';
import { cruiseProject, modulesReaching } from './cruise.ts';
import { reachedTests } from './reached-tests.ts';

const nothing = async () => [];

test('the tests of everything that imports a changed file run, and a changed test itself', async () => {
  const cruise = async (files: string[]) => {
    expect(files).toEqual(['contract/src/rules.ts', 'shell/src/app/site.test.tsx']);
    return ['contract/src/rules.test.ts', 'contract/src/form-rules.ts', 'api/src/auth/login.test.ts'];
  };
  const changed = ['README.md', 'contract/src/rules.ts', 'shell/src/app/site.test.tsx'];
  expect(await reachedTests(changed, cruise)).toEqual([
    'api/src/auth/login.test.ts',
    'contract/src/rules.test.ts',
    'shell/src/app/site.test.tsx',
  ]);
});

test('SQL is read, not imported: every test of the API runs', async () => {
  expect(await reachedTests(['api/migrations/0003_feeds.sql'], nothing)).toEqual(['api/']);
});

test.each(['package-lock.json', 'jest.config.cjs', 'tools/testing/browser-setup.ts'])(
  'a change of %s reaches every test',
  async (file) => expect(await reachedTests([file], nothing)).toBe('all'),
);

test('words alone reach no test', async () => {
  expect(await reachedTests(['docs/operations.md'], nothing)).toEqual([]);
});

describe('in this project', () => {
  let cruise: Parameters<typeof reachedTests>[1];

  beforeAll(async () => {
    const importers = ['contract/src/site-map.test.ts', 'shell/src/app/routing', 'shell/src/before-script'];
    const project = await cruiseProject(importers);
    cruise = async (files) => modulesReaching(project, files);
  }, 180_000);

  test('imports are followed by the names of packages, through other files', async () => {
    const reached = await reachedTests(['contract/src/path-pattern.ts'], cruise);
    expect(reached).toContain('contract/src/site-map.test.ts');
    expect(reached).toContain('shell/src/app/routing/remote-page.test.tsx');
  });

  test('a fact that an inline script compiles in reaches the test that compiles it', async () => {
    const reached = await reachedTests(['contract/src/storage-keys.ts'], cruise);
    expect(reached).toContain('tools/build/inline-scripts.test.ts');
  });
});

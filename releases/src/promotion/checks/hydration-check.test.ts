import { expect, test } from 'vitest';
import type { ReleasedPage } from '@summit/contract/releases/remote-descriptor';
import { hydrationProblems } from './hydration-check.ts';

const page = (path: string, facts: Partial<ReleasedPage> = {}): ReleasedPage => {
  return { id: path, path, access: 'public', headerKind: 'plain', renderMode: 'server', ...facts };
};

test('every page is opened, including those rendered in browsers; one with parameters at its sample address', async () => {
  const opened: string[] = [];
  const pages = [
    page('/awards'),
    page('/awards/mine', { renderMode: 'browser' }),
    page('/awards/:name', { sample: '/awards/ada' }),
    page('/jury/:name'),
  ];
  const problems = await hydrationProblems(pages, async (path) => {
    opened.push(path);
    return [];
  });
  expect(problems).toEqual([]);
  expect(opened.sort()).toEqual(['/awards', '/awards/ada', '/awards/mine', '/jury/sample']);
});

test('a page that throws is reported once with its error', async () => {
  const problems = await hydrationProblems([page('/awards'), page('/jury')], async (path) =>
    path === '/jury' ? ['boom', 'boom'] : [],
  );
  expect(problems).toEqual(['its page /jury fails in a browser: boom']);
});

test('a temporary failure is ignored', async () => {
  const failures = [['busy'], []];
  expect(await hydrationProblems([page('/awards')], async () => failures.shift() ?? [])).toEqual([]);
});

test('a page that cannot be opened counts as failed', async () => {
  const problems = await hydrationProblems([page('/awards')], () => Promise.reject(new Error('it hangs')));
  expect(problems).toEqual(['its page /awards fails in a browser: Error: it hangs']);
});

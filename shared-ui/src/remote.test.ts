import { expect, test } from 'vitest';
import * as pages from '@summit/contract/site/site-map';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import type { Remote } from './remote.ts';
import { defineRemote } from './remote.ts';

const load = () => Promise.resolve({ default: () => null });

test('a remote exposes a loader for each of its pages and dialogs', () => {
  const ids = Object.keys(pages) as (keyof typeof pages)[];
  const own = ids.filter((id) => wholeRow(pages[id]).owner === 'awards').map((id) => [id, load] as const);
  const parts = { pages: Object.fromEntries(own) as unknown as Remote<'awards'>['pages'], dialogs: {} };
  const remote = defineRemote('awards', parts);
  expect(remote.name).toBe('awards');
  expect(remote.pages.awardsWelcome).toBe(load);
});

test('the compiler refuses a remote that lacks a page', () => {
  // @ts-expect-error: every other page of the awards is missing.
  const remote = defineRemote('awards', { pages: { awardsWelcome: load }, dialogs: {} });
  expect(remote.name).toBe('awards');
});

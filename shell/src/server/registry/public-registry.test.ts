import { expect, test } from 'vitest';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { liveRemotesFor, remoteOrigins } from './public-registry.ts';

const registry = createRegistry(
  7,
  liveRelease('content', 'http://localhost:3001', 'c4'),
  liveRelease('awards', 'https://cdn.example/remotes/awards'),
  liveRelease('gala', 'https://cdn.example/remotes/gala'),
);

test('browsers learn of every live release where its entry lies, and what it owns', () => {
  const { revision, remotes } = liveRemotesFor('browser', registry);
  expect(revision).toBe(7);
  expect(remotes[0]).toEqual({
    name: 'content',
    buildId: 'c4',
    containerName: 'content_c4',
    entry: '/r/content/c4/browser/remoteEntry.js',
    pages: [expect.objectContaining({ path: '/content' })],
    dialogs: ['contentDialog'],
  });
});

test('the server loads the manifest of the server build', () => {
  const entries = liveRemotesFor('server', registry).remotes.map(({ entry }) => entry);
  expect(entries[1]).toBe('https://cdn.example/remotes/awards/b1/server/mf-manifest.json');
});

test('what a page reads is for the server, and is nothing that every page would carry', () => {
  const release = liveRelease('content', 'http://localhost:3001');
  release.descriptor.pages = release.descriptor.pages.map((page) => ({ ...page, reads: ['q'] }));
  const readsFor = (side: 'browser' | 'server') =>
    liveRemotesFor(side, createRegistry(1, release)).remotes[0]?.pages[0]?.reads;
  expect([readsFor('server'), readsFor('browser')]).toEqual([['q'], undefined]);
});

test('a public origin is named once; what is behind the site is part of the site', () => {
  expect(remoteOrigins(registry)).toEqual(['https://cdn.example']);
  const entries = liveRemotesFor('browser', registry).remotes.map(({ entry }) => entry);
  expect(entries[1]).toBe('https://cdn.example/remotes/awards/b1/browser/remoteEntry.js');
});

test('the server alone learns where the style files for browsers lie, as they are and not packed', () => {
  const release = liveRelease('content', 'http://localhost:3001');
  const files = [
    'browser/content_b1.home.css',
    'browser/content_b1.home.css.br',
    'server/home.css',
    'browser/home.js',
  ];
  release.descriptor.hashes = Object.fromEntries(files.map((file) => [file, 'a'.repeat(64)]));
  const stylesFor = (side: 'browser' | 'server') =>
    liveRemotesFor(side, createRegistry(1, release)).remotes[0]?.styles;
  expect(stylesFor('server')).toEqual(['http://localhost:3001/b1/browser/content_b1.home.css']);
  expect(stylesFor('browser')).toBeUndefined();
});

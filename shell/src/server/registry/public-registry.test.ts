import { expect, test } from 'vitest';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { liveRemotesFor, remoteOrigins } from './public-registry.ts';

const registry = createRegistry(
  7,
  liveRelease('content', 'http://localhost:3001', 'c4'),
  liveRelease('awards', 'https://cdn.example/remotes/awards'),
  liveRelease('gala', 'https://cdn.example/remotes/gala'),
);

test('browsers get the entry’s address and the pages of every live release', () => {
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

test('the parameters that a page reads are sent to the server only', () => {
  const release = liveRelease('content', 'http://localhost:3001');
  release.descriptor.pages = release.descriptor.pages.map((page) => ({ ...page, reads: ['q'] }));
  const readsFor = (side: 'browser' | 'server') =>
    liveRemotesFor(side, createRegistry(1, release)).remotes[0]?.pages[0]?.reads;
  expect([readsFor('server'), readsFor('browser')]).toEqual([['q'], undefined]);
});

test('a public origin is listed once; remotes behind the site have the site’s origin', () => {
  expect(remoteOrigins(registry)).toEqual(['https://cdn.example']);
  const entries = liveRemotesFor('browser', registry).remotes.map(({ entry }) => entry);
  expect(entries[1]).toBe('https://cdn.example/remotes/awards/b1/browser/remoteEntry.js');
});

test('only the server gets the paths of the browser’s style files, uncompressed ones only', () => {
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

import { expect, test } from 'vitest';
import { bootScriptHash, earlyMarksHash, getSha256 } from '../render/document/script-hashes.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { gatewayPage } from './gateway.ts';

const page = gatewayPage({
  registry: createRegistry(3, liveRelease('content', 'http://localhost:3001')),
  assets: {
    main: '/assets/s1/main.1.js',
    styles: [
      { name: 's1.main.css', css: '.frame{gap:0}', first: true },
      { name: 's1.news.css', css: '.news{gap:0}' },
    ],
    federation: '/assets/s1/federation.1.js',
    font: '/assets/s1/archivo.woff2',
    buildId: 's1',
  },
  publicApiBase: 'https://api.summit.example',
  development: false,
});

test('it contains what the browser needs to render the page', () => {
  const [, state] = /id="summit-state"[^>]*>(.*?)<\/script>/.exec(page.html) ?? [];
  expect(JSON.parse(state ?? '')).toEqual({
    apiBaseUrl: 'https://api.summit.example',
    remotes: {
      revision: 3,
      remotes: [expect.objectContaining({ entry: '/r/content/b1/browser/remoteEntry.js' })],
    },
    buildId: 's1',
    queries: null,
    search: '',
    rendered: false,
    development: false,
    analyticsCode: '',
  });
  expect(page.html).toContain('data-main="/assets/s1/main.1.js"');
});

test('it has the styles of the frame, which no script loads', () => {
  expect(page.html).toContain('<style data-href="s1.main.css">.frame{gap:0}</style>');
  expect(page.html).not.toContain('.news');
});

test('it is never cached in place of a rendered page', () => {
  expect(page).toMatchObject({ status: 503, degraded: true });
});

test('it has a message for visitors without scripts', () => {
  expect(page.html).toMatch(/<noscript>.*needs JavaScript.*<\/noscript>/);
});

test('everything inline is in the content security policy by its hash', () => {
  const styles = [...page.html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) =>
    getSha256(css ?? ''),
  );
  expect(styles).toHaveLength(2);
  expect(page.styleHashes).toEqual(styles);
  expect(page.scriptHashes).toEqual([earlyMarksHash, bootScriptHash]);
});

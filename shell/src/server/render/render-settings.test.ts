import { createElement } from 'react';
import { describe, expect, test } from 'vitest';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respond } from '@summit/shared-auth/testing-responses';
import { sampleResponse } from '@summit/shared-auth/testing-sample';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { themeVariables } from '@summit/shared-ui/theme/theme-variables';
import { frameResponses } from '../../app/testing/frame-responses.ts';
import { pageRenderer, toState } from '../testing/page-renderer.tsx';
import { bootScriptHash, earlyMarksHash, getSha256 } from './document/script-hashes.ts';

function SpeakersPage() {
  return createElement(PageMeta, { title: 'Speakers', description: 'Who speaks' });
}

/** A page that is rendered in the browser. */
const ballot = { id: 'awardsVotingStepOne', path: '/awards/voting-step1', renderMode: 'browser' } as const;

const renderIt = pageRenderer({ '/speakers': SpeakersPage }, [ballot]);
const renderer = (responses = frameResponses()) => renderIt(responses);

test('a page that is rendered in the browser still has its meta data, and is not indexed', async () => {
  const name = 'awardsVotingStepOne.header.title';
  const { html } = await (
    await renderer(frameResponses({ texts: { [name]: 'Your first vote' } }))
  )(ballot.path);
  expect(html).toContain('<title>Your first vote | Summit</title>');
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}">/);
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('every page has a share picture, and only personal pages are excluded from search engines', async () => {
  const { html } = await (await renderer())('/speakers');
  expect(html).toContain('<meta property="og:image" content="https://summit.example/share.png">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).not.toContain('name="robots"');
});

test.each([
  ['light', '<html lang="en-GB" data-theme="light">'],
  ['dark', '<html lang="en-GB" data-theme="dark">'],
  ['system', '<html lang="en-GB">'],
] as const)('the colour scheme %s is in the HTML', async (colorScheme, opening) => {
  const settings = respond(
    settingsCalls.settings,
    sampleResponse(settingsCalls.settings, { globalStyle: { colorScheme } }),
  );
  expect((await (await renderer([settings, ...frameResponses()]))('/speakers')).html).toContain(opening);
});

describe("the organisers' analytics code", () => {
  const analyticsCode = `<script src="https://stats.example/a.js"></script><script>count('</b>')</script>`;

  test('is allowed by its hash, but is not in the page as a script', async () => {
    const render = await renderer(frameResponses({ switches: { analyticsCode } }));
    const { html, scriptHashes, analyticsOrigins } = await render('/speakers');
    expect(scriptHashes).toEqual([earlyMarksHash, bootScriptHash, getSha256(`count('</b>')`)]);
    expect(analyticsOrigins).toEqual(['https://stats.example']);
    expect(html).not.toContain('<script src="https://stats');
    expect(toState(html)).toMatchObject({ analyticsCode });
    expect(JSON.stringify(toState(html).queries)).not.toContain('stats.example');
  });

  test('allows nothing when it is not set', async () => {
    const { analyticsOrigins, html } = await (await renderer())('/speakers');
    expect(analyticsOrigins).toEqual([]);
    expect(toState(html)).toMatchObject({ analyticsCode: '' });
  });
});

test('banners, the stream and the cookie alert are in the HTML', async () => {
  const banner = { id: 'b 1', text: 'Early prices', linkText: null, linkUrl: null, imageUrl: null };
  const render = await renderer(
    frameResponses({
      banners: [banner],
      pageWithBanner: ['/speakers'],
      virtual: { isEnabled: true, title: 'Summit online', streamUrl: 'https://stream.example' },
      cookieAlert: { text: 'May we count?', acceptText: 'Yes', declineText: 'No' },
    }),
  );
  const { html } = await render('/speakers');
  const text = html.replace(/<style.*?<\/style>|<script.*?<\/script>/gs, '').replace(/<[^>]*>/g, ' ');
  expect(text).toContain('Early prices');
  expect(text).toContain('Summit online');
  expect(text).toContain('May we count?');
  expect(html).toContain(`[data-dismissed~='b%201']`);
});

/** The organisers chose a colour for the season. */
async function renderIn(accent: string) {
  const theme = { decorativeAccents: { accent }, link: { color: accent } };
  const settings = respond(settingsCalls.settings, sampleResponse(settingsCalls.settings, { theme }));
  const { html } = await (await renderer([settings, ...frameResponses()]))('/speakers');
  return html;
}

test("the theme follows the organisers' settings", async () => {
  const accentIn = (css: string) => /--accent:#[0-9a-f]{6}/.exec(css)?.[0];
  expect(accentIn(await renderIn('#c2410c'))).toBe(accentIn(themeVariables({ accent: '#c2410c' })));
  expect(accentIn(themeVariables())).not.toBe(accentIn(themeVariables({ accent: '#c2410c' })));
});

test('a page rendered while the settings are unavailable keeps the last known theme', async () => {
  const theme = { decorativeAccents: { accent: '#c2410c' } };
  const settings = sampleResponse(settingsCalls.settings, { theme, globalStyle: { colorScheme: 'dark' } });
  const responses = [respond(settingsCalls.settings, settings), ...frameResponses()];
  const render = await renderer(responses);
  const before = await render('/speakers');
  responses.length = 0;
  const after = await render('/speakers');
  const getLook = ({ html }: typeof before) => [
    /<html[^>]*>/.exec(html)?.[0],
    /--accent:#[0-9a-f]{6}/.exec(html)?.[0],
  ];
  expect(after.degraded).toBe(true);
  expect(getLook(after)).toEqual(getLook(before));
  expect(getLook(before)[0]).toContain('data-theme="dark"');
});

test('no setting can break out of the style sheet', async () => {
  const html = await renderIn('</style><script>alert(1)</script>');
  expect(html.includes('<script>alert(1)')).toBe(false);
});

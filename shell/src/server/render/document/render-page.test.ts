import { type ComponentType, createElement, Fragment } from 'react';
import { expect, test } from 'vitest';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import type { LivePage } from '@summit/contract/releases/live-remotes';
import { useServerData, useSession, useSessionActions } from '@summit/shared-auth';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing-responses';
import { sampleResponse } from '@summit/shared-auth/testing-sample';
import { useRouteParams } from '@summit/shared-ui/navigation/navigation';
import { PageMeta } from '@summit/shared-ui/navigation/page-meta';
import { frameResponses } from '../../../app/testing/frame-responses.ts';
import { getMain, pageRenderer, toState } from '../../testing/page-renderer.tsx';
import { bootScriptHash, earlyMarksHash, firstCallHash, getSha256 } from './script-hashes.ts';

function SpeakersPage() {
  return createElement(
    Fragment,
    null,
    createElement(PageMeta, { title: 'Speakers', description: 'Who "speaks" & when' }),
    createElement('section', { className: 'band__0a1b2c3d' }, createElement('h1', null, '36 speakers')),
  );
}

const sessions = new Set<unknown>();

function SpeakerPage() {
  const { speakerId = '' } = useRouteParams();
  const { firstName } = useServerData(speakerCalls.speaker, { params: { id: speakerId } });
  sessions.add(useSessionActions());
  const phase = useSession((state) => state.phase);
  return createElement(
    Fragment,
    null,
    createElement(PageMeta, { title: firstName, description: firstName }),
    createElement('h1', null, firstName),
    createElement('p', null, phase),
  );
}

function BrokenPage(): never {
  throw new Error('undefined is not a function');
}

function GonePage() {
  return createElement(PageMeta, { title: 'Gone', description: 'Gone', status: 404 });
}

function LinkPage() {
  const { code } = useRouteParams();
  return createElement('h1', null, `Invitation ${code}`);
}

const pages: Record<string, ComponentType> = {
  '/speakers': SpeakersPage,
  '/speaker/:speakerId': SpeakerPage,
  '/broken': BrokenPage,
  '/gone': GonePage,
  '/link': LinkPage,
};

const speakers: TestResponse = respond(speakerCalls.speaker, async ({ params }) => {
  // The first one requested responds last.
  await new Promise((resolve) => setTimeout(resolve, params.id === 'ada' ? 60 : 5));
  return sampleResponse(speakerCalls.speaker, { id: params.id, firstName: `Name of ${params.id}` });
});

const link: Partial<LivePage> = {
  id: '/link',
  path: '/link/:code',
  withholds: ['code'],
  firstCall: '/public/links/{code}',
};
const band = { name: 's1.band.css', css: '.band__0a1b2c3d{padding:77px}' };
const renderIt = pageRenderer(pages, [{ id: '/missing', path: '/missing' }, link], undefined, [band]);
const renderer = (responses = [speakers, ...frameResponses()]) => renderIt(responses);

test('a page is complete inside the frame, with its own title and description', async () => {
  const { html, status, degraded } = await (await renderer())('/speakers', '?q=ada');
  expect([status, degraded]).toEqual([200, false]);
  expect(getMain(html)).toBe('36 speakers');
  expect(html).toMatch(/<header.*<main id="main">.*<footer/s);
  expect(html).toContain('<title>Speakers | Summit</title>');
  expect(html).toContain('<meta name="description" content="Who &quot;speaks&quot; &amp; when">');
  expect(html).toContain('<link rel="canonical" href="https://summit.example/speakers">');
});

test('all API reads of a page belong to the trace of its rendering', async () => {
  const render = await renderer();
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
  await render('/speaker/ada', '', traceparent);
  expect(render.traces.length).toBeGreaterThan(0);
  expect(new Set(render.traces)).toEqual(new Set([traceparent]));
});

test('a page in a rehearsal reads with its token, in browsers by its base path, and is not counted', async () => {
  const analyticsCode = '<script src="https://counter.example/c.js"></script>';
  const render = await renderer([speakers, ...frameResponses({ switches: { analyticsCode } })]);
  const counted = await render('/speaker/ada');
  expect(toState(counted.html)).toMatchObject({ apiBaseUrl: '/api', analyticsCode });
  expect(counted.analyticsOrigins).toEqual(['https://counter.example']);
  const before = render.rehearsals.length;
  const { html, analyticsOrigins } = await render.rehearse('/speaker/ada', 'a.b', 0);
  expect(new Set(render.rehearsals.slice(0, before))).toEqual(new Set([undefined]));
  expect(new Set(render.rehearsals.slice(before))).toEqual(new Set(['a.b']));
  expect(toState(html)).toMatchObject({ apiBaseUrl: '/api/rehearsal', analyticsCode: '' });
  expect(analyticsOrigins).toEqual([]);
});

test('pages share reads until the content changes, and then read again', async () => {
  const render = await renderer();
  const getRequests = async (speaker: string, contentState: number) => {
    const before = render.traces.length;
    const { html } = await render(`/speaker/${speaker}`, '', undefined, contentState);
    expect(html).toContain(`Name of ${speaker}`);
    return render.traces.length - before;
  };
  const first = await getRequests('ada', 1);
  expect(first).toBeGreaterThan(2);
  expect(await getRequests('grace', 1)).toBe(1);
  expect(await getRequests('joan', 2)).toBe(first);
});

test('every inline style has a hash, and only the site’s two scripts are inline', async () => {
  const { html, styleHashes, scriptHashes } = await (await renderer())('/speakers');
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css]) => css ?? '');
  expect(styles.join('')).toContain('.band__0a1b2c3d{padding:77px}');
  expect(styleHashes).toEqual(styles.map(getSha256));
  const scripts = [...html.matchAll(/<script(?![^>]*json)[^>]*>(.*?)<\/script>/gs)].map(
    ([, code]) => code ?? '',
  );
  expect(scripts.map(getSha256)).toEqual([earlyMarksHash, bootScriptHash]);
  expect(scriptHashes).toEqual([earlyMarksHash, bootScriptHash]);
});

test('two visitors at the same time share neither data nor session', async () => {
  const render = await renderer();
  sessions.clear();
  const [ada, grace] = await Promise.all([render('/speaker/ada'), render('/speaker/grace')]);
  expect(getMain(ada.html)).toContain('Name of ada');
  expect(getMain(grace.html)).toContain('Name of grace');
  expect(ada.html.includes('grace')).toBe(false);
  expect(grace.html.includes('ada')).toBe(false);
  expect(sessions.size).toBe(2);
});

test('the server renders every page for an anonymous visitor', async () => {
  const { html } = await (await renderer())('/speaker/ada');
  expect(getMain(html)).toMatch(/unknown$/);
});

test('the browser gets the fetched data, and the releases with addresses that it can reach', async () => {
  const { html } = await (await renderer())('/speaker/ada');
  const state = toState(html);
  expect(state).toMatchObject({
    apiBaseUrl: '/api',
    buildId: 's1',
    rendered: true,
    development: false,
    remotes: { revision: 5, remotes: [{ entry: '/r/content/b1/browser/remoteEntry.js' }] },
  });
  expect(JSON.stringify(state.queries)).toContain('Name of ada');
});

test("a page rendered in the browser explains the alternative without scripts, in the organisers' text", async () => {
  const waiting = {
    id: 'registrationAttendee',
    path: '/registration/attendee',
    renderMode: 'browser',
  } as const;
  const render = await pageRenderer({}, [waiting])([
    ...frameResponses({ texts: { 'noScript.registration': 'Ring us and we register you.' } }),
  ]);
  const { html } = await render('/registration/attendee');
  const [, words = ''] = /<main.*?<noscript[^>]*>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(words).toContain('<h1>This page needs JavaScript</h1>');
  expect(words).toContain('Ring us and we register you.');
  expect(words).toContain('href="/contact-us"');
  expect(html).toMatch(/class="[^"]*needs-script/);
});

test('without scripts every page explains that the login needs them', async () => {
  const { html } = await (await renderer())('/speakers');
  expect(html).toMatch(/<noscript>.*id="login".*Logging in needs JavaScript.*<\/noscript>/s);
});

test('an unknown address gives a 404 page', async () => {
  const { html, status, degraded } = await (await renderer())('/nowhere');
  expect([status, degraded]).toEqual([404, false]);
  expect(getMain(html)).toContain('This page could not be found');
  expect(html).toContain('<title>Not found | Summit</title>');
  expect(html).toContain('<meta name="robots" content="noindex">');
});

test('a page can declare itself not found', async () => {
  expect(await (await renderer())('/gone')).toMatchObject({ status: 404, degraded: false });
});

test.each([
  ['breaks', '/broken'],
  ['does not arrive', '/missing'],
])('a page that %s is left to the browser, within the frame', async (_what, path) => {
  const { html, degraded, status } = await (await renderer())(path);
  expect([status, degraded]).toEqual([503, true]);
  expect(html).toMatch(/<header.*<main id="main">.*<footer/s);
  expect(getMain(html)).not.toContain('undefined is not a function');
});

test('a page whose data failed to load is not cached, and states why', async () => {
  const failing = respondWithError(speakerCalls.speaker, 'server-0001');
  const render = await renderer([failing, ...frameResponses()]);
  const page = await render('/speaker/ada');
  expect(page).toMatchObject({ status: 503, degraded: true });
  expect(page.problems?.join()).toContain('An error occurred!');
});

test('without the API the frame is still rendered, and the page is not cached', async () => {
  const { html, degraded } = await (await renderer([]))('/speakers');
  expect(getMain(html)).toBe('36 speakers');
  expect(html).toMatch(/<header.*<footer/s);
  expect(degraded).toBe(true);
});

/** An API that takes a request and never responds. */
const silent = respond(settingsCalls.settings, () => new Promise<never>(() => undefined));

test('when the API hangs, a page is rendered without its data', async () => {
  const impatient = pageRenderer(pages, [], 4000);
  const { html, degraded } = await (await impatient([silent, ...frameResponses()]))('/speakers');
  expect([getMain(html), degraded]).toEqual(['36 speakers', true]);
});

test('a page with a token has its first call in the HTML, and is hydrated with the path it was rendered for', async () => {
  const render = await renderer();
  const { html, scriptHashes } = await render('/link/-');
  expect(getMain(html)).toContain('Invitation -');
  expect(html).toContain(' data-call="/api/public/links/{2}"');
  expect(scriptHashes).toContain(firstCallHash);
  expect(toState(html).path).toBe('/link/-');

  const other = await render('/speakers');
  expect(other.html).not.toContain('data-call');
  expect(other.scriptHashes).not.toContain(firstCallHash);
  expect(toState(other.html)).not.toHaveProperty('path');
});

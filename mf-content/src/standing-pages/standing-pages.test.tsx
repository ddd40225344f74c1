import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as contentCalls from '@summit/contract/calls/content';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSession, counts, type Session } from '../testing/people.ts';
import { worded } from '../testing/worded.ts';
import BusinessBoosterPage from './business-booster-page.tsx';
import CovidPage from './covid-page.tsx';
import DiscoverPage from './discover-page.tsx';
import DiscussPage from './discuss-page.tsx';
import EngagePage from './engage-page.tsx';
import StartUpPage from './start-up-page.tsx';
import SubscribeThankyouPage from './subscribe-thankyou-page.tsx';

const sessions = (agendaSessions: Session[]) =>
  respond(agendaCalls.agendaSessions, { agendaSessions, ...counts(agendaSessions) });

const link = (name: string) => screen.getAllByRole('link', { name })[0];

test.each<[string, ComponentType, string]>([
  ['/business-booster', BusinessBoosterPage, 'Business booster'],
  ['/start-up', StartUpPage, 'Start-up'],
  ['/discover', DiscoverPage, 'Discover'],
  ['/discuss', DiscussPage, 'Discuss'],
  ['/engage', EngagePage, 'Engage'],
  ['/covid', CovidPage, 'Health at the venue'],
  ['/subscribe/thankyou', SubscribeThankyouPage, 'Thank you'],
])('%s has one heading, and a title and a description for search engines', async (url, Page, title) => {
  renderPage(Page, { url, responses: [sessions([])] });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toContain(title);
  expect(document.querySelector('meta[name="description"]')?.getAttribute('content')).toMatch(/.{25,}/);
});

test('an offer states its content, price and audience, and links to the contact form', async () => {
  const wording = worded({
    'startUp.price.value': '£690',
    'startUp.offer.items': 'Two passes | For two founders.\nThe pitch hour | Three minutes each.',
    'startUp.who.items': 'Young\nSmall\nWithout funding\nSomething to show',
  });
  renderPage(StartUpPage, { url: '/start-up', responses: [wording] });
  expect(await screen.findByText('£690')).toBeVisible();
  const offer = screen.getByRole('region', { name: 'What you get' });
  expect(within(offer).getByRole('heading', { name: 'The pitch hour' })).toBeVisible();
  const who = screen.getByRole('region', { name: 'Who qualifies' });
  expect(within(who).getAllByRole('listitem')).toHaveLength(4);
  expect(link('Apply for a desk')).toHaveAttribute('href', '/contact-us?topic=start-up');
});

test('organisers can change the text and price of an offer', async () => {
  const own = { id: '1', name: 'businessBooster.price.value', type: 'text' as const, content: '£12,345' };
  renderPage(BusinessBoosterPage, {
    url: '/business-booster',
    responses: [respond(contentCalls.staticContent, { staticContent: [own], ...counts([own]) })],
  });
  expect(await screen.findByText('£12,345')).toBeVisible();
  expect(link('Apply for a place')).toHaveAttribute('href', '/contact-us?topic=business-booster');
});

test('discover shows the zones, and figures about the attendees', async () => {
  const zone = (name: string) => `${name} | Words. | 18 companies | More words.`;
  const wording = worded({
    'discover.zones.title': 'Four zones',
    'discover.zones.items': ['The Exchange', 'The Foundry', 'The Harbour', 'The Yard'].map(zone).join('\n'),
    'discover.audience.items': 'Banks | 27\nMerchants | 15',
    'discover.figures.items': '2,840 | people',
  });
  renderPage(DiscoverPage, { url: '/discover', responses: [wording] });
  const zones = await screen.findByRole('region', { name: 'Four zones' });
  expect(within(zones).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  const audience = screen.getByRole('region', { name: 'Who attends' });
  expect(within(audience).getByText('27%')).toBeVisible();
  expect(screen.getByText('2,840')).toBeVisible();
});

test('discuss shows the roundtables of the agenda in venue time, each with a link to it', async () => {
  const table = aSession({ id: 'table', title: 'Who pays for free?', kind: 'roundtable' });
  renderPage(DiscussPage, { url: '/discuss', responses: [sessions([aSession(), table])] });
  expect(await screen.findByRole('link', { name: 'Who pays for free?' })).toHaveAttribute(
    'href',
    '/agenda?day=2030-06-04#session-table',
  );
  expect(screen.getByText('Tue 4 June')).toBeVisible();
  // Lisbon is an hour ahead of UTC in June.
  expect(screen.getByText('09:00 to 09:40, Main Hall')).toBeVisible();
  expect(screen.queryByText('The river')).not.toBeInTheDocument();
});

test('a message is shown without roundtables, which can still be proposed', async () => {
  renderPage(DiscussPage, { url: '/discuss', responses: [sessions([aSession()])] });
  expect(await screen.findByRole('heading', { name: 'The tables are not set yet' })).toBeVisible();
  expect(link('Propose a table')).toHaveAttribute('href', '/contact-us?topic=roundtables');
});

test('roundtables that fail to load show a message in their place and can be retried', async () => {
  expectBoundaryErrors();
  const table = aSession({ id: 'table', title: 'Who pays for free?', kind: 'roundtable' });
  const { user } = renderPage(DiscussPage, {
    url: '/discuss',
    responses: [respondWithError(agendaCalls.agendaSessions, 'server-0001'), sessions([table])],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The roundtables could not be loaded');
  expect(screen.getByRole('heading', { name: 'The rules of the table' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Who pays for free?' })).toBeVisible();
});

test('every way to take part has a link', async () => {
  renderPage(EngagePage, { url: '/engage', responses: [] });
  await screen.findByRole('heading', { name: 'Volunteer' });
  expect(link('Propose a talk')).toHaveAttribute('href', '/propose-a-session');
  expect(link('Ask for the kit')).toHaveAttribute('href', '/press-pack?kit=sponsor-kit#become');
  expect(link('Business booster')).toHaveAttribute('href', '/business-booster');
  expect(link('Start-up')).toHaveAttribute('href', '/start-up');
  expect(link('The awards')).toHaveAttribute('href', '/awards');
  expect(link('Offer a shift')).toHaveAttribute('href', '/volunteer');
  expect(link('Press pack')).toHaveAttribute('href', '/press-pack');
  expect(link('Get your ticket')).toHaveAttribute('href', '/registration');
});

test('there are no links to registration while it is closed', async () => {
  renderPage(EngagePage, { url: '/engage', responses: eventResponses({ registrationIsEnabled: false }) });
  await screen.findByRole('heading', { name: 'Volunteer' });
  expect(screen.queryByRole('link', { name: 'Get your ticket' })).not.toBeInTheDocument();
});

test('the health notice has its date, and organisers can change its text', async () => {
  const wording = worded({
    'covid.date': '2026-11-02',
    'covid.body': '<h2>Seating</h2><p>See <a href="/venue">the venue</a><script>bad()</script></p>',
  });
  renderPage(CovidPage, { url: '/covid', responses: [wording] });
  expect(await screen.findByText('Mon 2 November 2026')).toHaveAttribute('datetime', '2026-11-02');
  expect(screen.getByRole('heading', { level: 2, name: 'Seating' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'the venue' })).toHaveAttribute('href', '/venue');
});

test('a visitor who subscribed reads what happens next', async () => {
  renderPage(SubscribeThankyouPage, { url: '/subscribe/thankyou', responses: [] });
  expect(await screen.findByRole('heading', { name: 'Your address is noted' })).toBeVisible();
  expect(link('Read the agenda')).toHaveAttribute('href', '/agenda');
});

import { cleanup, screen, waitFor, within } from '@testing-library/react';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import * as speakerCalls from '@summit/contract/calls/speakers';
import * as testimonialCalls from '@summit/contract/calls/testimonials';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { homeResponses } from '../testing/home-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { worded } from '../testing/worded.ts';
import HomePage from './home-page.tsx';

const open = (own: TestResponse[] = []) => {
  const replaced = new Set(own.map(({ row }) => row));
  return renderPage(HomePage, {
    url: '/',
    responses: [...own, ...homeResponses.filter(({ row }) => !replaced.has(row))],
  });
};

test('states what the event is, when, where, and how to register', async () => {
  open();
  const title = 'The people who move money, in one room';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Tue 4 to Thu 6 June 2030, Doca Velha, Lisbon')).toBeVisible();
  const ticket = screen.getByRole('link', { name: 'Get your ticket' });
  expect(ticket).toHaveAttribute('href', '/registration');
});

test('the title of the document has the name of the event once, whatever the title of the page is', async () => {
  open();
  const title = 'The people who move money, in one room';
  await waitFor(() => expect(document.title).toBe(`Summit Lisbon 2030: ${title}`));
  cleanup();
  open([worded({ 'home.hero.title': 'Summit Lisbon 2030' })]);
  await screen.findByRole('heading', { level: 1, name: 'Summit Lisbon 2030' });
  expect(document.title).toBe('Summit Lisbon 2030');
});

test('counts down to the opening of the doors', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-02T05:29:30Z'), advanceTimers: true });
  open();
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveAccessibleName('Doors open in 2 days, 2 hours and 0 minutes');
  jest.useRealTimers();
});

test('after the opening it shows its time, in venue time', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-05T10:00:00Z'), advanceTimers: true });
  open();
  expect(await screen.findByText('Tue 4 June 2030, 08:30')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('after the last day it offers no ticket, and links to what happened', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-06T20:00:01Z'), advanceTimers: true });
  open();
  expect(await screen.findByRole('link', { name: 'See the winners' })).toHaveAttribute('href', '/awards');
  expect(screen.getByRole('link', { name: 'Look at the pictures' })).toHaveAttribute(
    'href',
    '/photo-gallery',
  );
  expect(screen.queryByRole('link', { name: 'Get your ticket' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your place is waiting' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Tickets and prices' })).not.toBeInTheDocument();
  expect(screen.queryByText('Doors open')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a logo reserves its space before it loads', async () => {
  open();
  const logo = await screen.findByRole('img', { name: 'Tidewarden' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['395', '84']);
});

test('names speakers beside the date', async () => {
  open();
  const names = await screen.findByRole('list', { name: 'On stage' });
  expect(names).toHaveTextContent('Inês Duarte');
  const timer = await screen.findByRole('timer');
  expect(names.compareDocumentPosition(timer) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('names no speakers without any, and shows the rest', async () => {
  expectBoundaryErrors();
  open([respondWithError(speakerCalls.homePageSpeakers, 'server-0001')]);
  expect(await screen.findByRole('timer')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'On stage' })).not.toBeInTheDocument();
});

test('every entry of its table of contents is on the page', async () => {
  open();
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  const links = within(contents).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Tickets', 'Speakers', 'Sponsors', 'Team']),
  );
  const ids = screen.getAllByRole('region').map(({ id }) => id);
  for (const link of links) expect(ids).toContain(link.getAttribute('href')?.replace('/#', ''));
});

test('its table of contents has no prices while registration is closed', async () => {
  open(eventResponses({ registrationIsEnabled: false }));
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  expect(within(contents).queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
});

test('has the sections that the menu links to', async () => {
  open([worded({ 'home.events.day2.title': 'Frontiers', 'venue.picture.address': '/media/dock.svg' })]);
  await screen.findByRole('heading', { level: 1 });
  const ids = screen.getAllByRole('region').map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.values(homeAnchors)));
  const day = screen.getByRole('link', { name: 'Frontiers' });
  expect(day).toHaveAttribute('href', '/agenda?day=2030-06-05');
});

test('shows figures, speakers, sponsors by tier, testimonials and articles', async () => {
  open();
  expect(await screen.findByText('64')).toBeVisible();
  const speaker = await screen.findByRole('link', { name: 'Inês Duarte' });
  expect(speaker).toHaveAttribute('href', '/speaker/ines-duarte');
  const headline = await screen.findByRole('region', { name: 'Headline sponsors' });
  expect(within(headline).getByRole('img', { name: 'Tidewarden' })).toHaveAttribute(
    'src',
    '/api/media/t.svg',
  );
  const tiers = screen.getAllByRole('region', { name: /sponsors$/ });
  expect(tiers.indexOf(headline)).toBe(0);
  expect(await screen.findByText('“All four picked up.”')).toBeVisible();
  const article = await screen.findByRole('link', { name: 'Four numbers' });
  expect(article).toHaveAttribute('href', '/articles/a1');
  expect(screen.getByText('Sat 17 November 2029, Rosalind Cole')).toBeVisible();
});

test('lists the sessions of a day without breaks', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'What the river knows' });
  expect(link).toHaveAttribute('href', '/agenda?day=2030-06-05#session-the-river');
  expect(screen.queryByText('Coffee')).not.toBeInTheDocument();
});

test('shows the price, deadline and extras of tickets, but none that cannot be chosen', async () => {
  open();
  const prices = await screen.findByRole('region', { name: 'Tickets and prices' });
  expect(await within(prices).findByText('£495')).toBeVisible();
  expect(within(prices).getByText('Until Thu 28 February 2030')).toBeVisible();
  const ticket = within(prices).getByText('Early').closest('li') as HTMLElement;
  expect(ticket).toHaveTextContent('With a seat: £690');
  expect(within(prices).getAllByRole('listitem')).toHaveLength(1);
  expect(within(prices).queryByText('Seat alone')).not.toBeInTheDocument();
  expect(within(prices).getByRole('link')).toHaveAttribute('href', '/registration');
});

test.each([
  ['VoteOne', 'Cast your ballot', '/awards/voting-step1'],
  ['Wining', 'See the winners', '/awards/winners'],
] as const)('in %s the awards link to: %s', async (awardsStatus, name, address) => {
  open([respond(awardsCalls.awardsStatus, { awardsStatus, changesAt: null })]);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
});

test('shows pictures of the newest album', async () => {
  open();
  expect(await screen.findByRole('img', { name: 'Seven finalists in golden light' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Awards night' })).toHaveAttribute(
    'href',
    '/photo-gallery?album=night',
  );
});

test('shows posts from other sites', async () => {
  open();
  const post = await screen.findByRole('link', { name: 'LinkedIn, Mon 12 November 2029' });
  expect(post).toHaveAttribute('href', 'https://social.summit.example/1');
  expect(screen.getByText('The swans have not registered.')).toBeVisible();
});

test('testimonials of the last edition are shown if the settings enable them', async () => {
  open(eventResponses({ settings: { lastYearTestimonials: { isEnabled: true } } }));
  expect(await screen.findByRole('heading', { name: 'After the last edition' })).toBeVisible();
  expect(screen.getByText('“I came back.”')).toBeVisible();
});

test('testimonials are not fetched if the settings disable them', async () => {
  const { requests } = open();
  expect(await screen.findByText('“All four picked up.”')).toBeVisible();
  expect(screen.queryByText('“I came back.”')).not.toBeInTheDocument();
  expect(requests.some(({ path }) => path === testimonialCalls.lastYearTestimonials.path)).toBe(false);
});

test('a list that fails to load shows a message in its place; the rest stays', async () => {
  expectBoundaryErrors();
  open([respondWithError(testimonialCalls.testimonials, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The testimonials could not be loaded');
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toBeVisible();
});

test('works without the event’s details when the settings are unavailable', async () => {
  open([respondWithError(settingsCalls.settings, 'server-0001')]);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.getByText('Fintech conference, expo and awards')).toBeVisible();
});

test('offers no ticket while the registration is closed', async () => {
  open(eventResponses({ registrationIsEnabled: false }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Get your ticket' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Register now' })).not.toBeInTheDocument();
});

import { screen, within } from '@testing-library/react';
import { agendaCalls } from '@summit/contract/calls/agenda';
import { contentCalls } from '@summit/contract/calls/content';
import { settingsCalls } from '@summit/contract/calls/settings';
import { speakerCalls } from '@summit/contract/calls/speakers';
import { sponsorCalls } from '@summit/contract/calls/sponsors';
import { testimonialCalls } from '@summit/contract/calls/testimonials';
import { homeAnchors } from '@summit/contract/page-hashes';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSpeaker } from '../testing/people.ts';
import { worded } from '../testing/worded.ts';
import HomePage from './home-page.tsx';

const many = (totalItems: number) => ({ totalItems, totalPages: totalItems });

const tier = (name: string, order: number) => ({ id: name.toLowerCase(), name, order });
const type = { id: 'payments', name: 'Payments' };
const sponsor = { description: '', url: null, country: null, stand: null, type };

const responses: TestResponse[] = [
  worded({
    'home.hero.eyebrow': 'Fintech conference, expo and awards',
    'home.hero.title': 'The people who move money, in one room',
    'home.events.day2.title': 'Frontiers',
  }),
  respond(speakerCalls.speakers, { speakers: [], ...many(36) }),
  respond(agendaCalls.agendaSessions, { agendaSessions: [], ...many(64) }),
  respond(speakerCalls.homePageSpeakers, { speakers: [aSpeaker()], ...many(1) }),
  respond(sponsorCalls.sponsors, {
    sponsors: [
      { ...sponsor, id: 's2', name: 'Nordfold', logoUrl: null, tier: tier('Gold', 2) },
      { ...sponsor, id: 's1', name: 'Tidewarden', logoUrl: '/media/t.svg', tier: tier('Headline', 1) },
    ],
    ...many(50),
  }),
  respond(testimonialCalls.testimonials, {
    testimonials: [
      {
        id: 't1',
        quote: 'All four picked up.',
        name: 'Aileen Macrae',
        jobTitle: null,
        company: null,
        imageUrl: null,
        type,
      },
    ],
    ...many(1),
  }),
  respond(testimonialCalls.lastYearTestimonials, {
    testimonials: [
      {
        id: 't0',
        quote: 'I came back.',
        name: 'Dai Pritchard',
        jobTitle: 'Treasurer',
        company: 'Dyffryn Credit Union',
        imageUrl: null,
        type,
      },
    ],
    ...many(1),
  }),
  respond(contentCalls.socialFeed, {
    posts: [
      {
        id: 'p1',
        network: 'LinkedIn',
        text: 'The swans have not registered.',
        url: 'https://social.summit.example/1',
        imageUrl: null,
        publishedAt: '2029-11-12T08:30:00Z',
      },
    ],
    ...many(1),
  }),
  respond(contentCalls.articles, {
    articles: [
      {
        id: 'a1',
        title: 'Four numbers',
        excerpt: 'Before breakfast.',
        publishedAt: '2029-11-17T08:00:00Z',
        author: 'Rosalind Cole',
        imageUrl: null,
        url: 'https://insights.summit.example/four-numbers',
      },
    ],
    ...many(1),
  }),
];

const open = (own: TestResponse[] = []) => {
  const replaced = new Set(own.map(({ row }) => row));
  return renderPage(HomePage, {
    url: '/',
    responses: [...own, ...responses.filter(({ row }) => !replaced.has(row))],
  });
};

test('says what it is, when, where, and how to get in', async () => {
  open();
  const title = 'The people who move money, in one room';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Tue 4 to Thu 6 June 2030, Doca Velha, Lisbon')).toBeVisible();
  const ticket = screen.getByRole('link', { name: 'Get your ticket' });
  expect(ticket).toHaveAttribute('href', '/registration/attendee');
});

test('counts down to the opening of the doors', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-02T05:29:30Z'), advanceTimers: true });
  open();
  const timer = await screen.findByRole('timer');
  expect(timer).toHaveAccessibleName('Doors open in 2 days, 2 hours and 0 minutes');
  jest.useRealTimers();
});

test('after the opening it says when that was, in venue time', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-05T10:00:00Z'), advanceTimers: true });
  open();
  expect(await screen.findByText('Tue 4 June 2030, 08:30')).toBeVisible();
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('after the last day it sells no ticket, and leads to what happened', async () => {
  jest.useFakeTimers({ now: Date.parse('2030-06-06T20:00:01Z'), advanceTimers: true });
  open();
  expect(await screen.findByRole('link', { name: 'See the winners' })).toHaveAttribute('href', '/awards');
  expect(screen.getByRole('link', { name: 'Look at the pictures' })).toHaveAttribute(
    'href',
    '/photo-gallery',
  );
  expect(screen.queryByRole('link', { name: 'Get your ticket' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Your place is waiting' })).not.toBeInTheDocument();
  expect(screen.queryByText('Doors open')).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a logo has its place before it arrives', async () => {
  open();
  const logo = await screen.findByRole('img', { name: 'Tidewarden' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['263', '56']);
});

test('has the places that the menu leads to', async () => {
  open();
  await screen.findByRole('heading', { level: 1 });
  const ids = screen.getAllByRole('region').map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(Object.values(homeAnchors)));
  const day = screen.getByRole('link', { name: 'Frontiers' });
  expect(day).toHaveAttribute('href', '/agenda?day=2030-06-05');
});

test('shows figures, speakers, sponsors by tier, voices and articles', async () => {
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
  expect(article).toHaveAttribute('href', 'https://insights.summit.example/four-numbers');
  expect(screen.getByText('Sat 17 November 2029, Rosalind Cole')).toBeVisible();
});

test('shows what is posted elsewhere', async () => {
  open();
  const post = await screen.findByRole('link', { name: 'LinkedIn, Mon 12 November 2029' });
  expect(post).toHaveAttribute('href', 'https://social.summit.example/1');
  expect(screen.getByText('The swans have not registered.')).toBeVisible();
});

test('voices of the last edition are heard when the organisers want them', async () => {
  open(eventResponses({ settings: { lastYearTestimonials: { isEnabled: true } } }));
  expect(await screen.findByRole('heading', { name: 'After the last edition' })).toBeVisible();
  expect(screen.getByText('“I came back.”')).toBeVisible();
});

test('and are not asked for when they do not', async () => {
  const { requests } = open();
  expect(await screen.findByText('“All four picked up.”')).toBeVisible();
  expect(screen.queryByText('“I came back.”')).not.toBeInTheDocument();
  expect(requests.some(({ path }) => path === testimonialCalls.lastYearTestimonials.path)).toBe(false);
});

test('a list that fails says so in its place; the rest stays', async () => {
  expectBoundaryErrors();
  open([respondWithError(testimonialCalls.testimonials, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The testimonials could not be loaded');
  expect(await screen.findByRole('link', { name: 'Inês Duarte' })).toBeVisible();
});

test('does without the event when the settings are unavailable', async () => {
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

import { screen, within } from '@testing-library/react';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondWithError, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { anAttendee, aSession, counts } from '../testing/people.ts';
import SponsorPage from './sponsor-page.tsx';

const ines = {
  id: 'ines-duarte',
  firstName: 'Inês',
  lastName: 'Duarte',
  jobTitle: 'Chief Executive',
  imageUrl: null,
};
const onStage = { ...ines, name: 'Inês Duarte', company: 'Tidewarden' };
const tidewarden = respond(
  sponsorCalls.sponsor,
  sampleResponse(sponsorCalls.sponsor, {
    id: 'tidewarden',
    name: 'Tidewarden',
    description: 'Settlement in the open.',
    logoUrl: '/media/t.svg',
    url: 'https://www.tidewarden.example/',
    country: 'GB',
    stand: 'A1',
    tier: { id: 'headline', name: 'Headline', order: 1 },
    type: { id: 'payments', name: 'Payments' },
    speakers: [ines],
    sessions: [aSession({ speakers: [onStage] })],
  }),
);
const rui = anAttendee({ company: 'Tidewarden' });
const stranger = anAttendee({ id: 'other', firstName: 'Ada', company: 'Tidewarden Shipping' });
const people = respond(attendeeCalls.attendees, { attendees: [rui, stranger], ...counts([1, 2]) });

const open = (responses: TestResponse[]) =>
  renderPage(SponsorPage, { url: '/sponsors/tidewarden', path: pages.sponsor.path, responses });

test('describes a sponsor and the position of its stand', async () => {
  open([tidewarden, people]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Tidewarden' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'Logo of Tidewarden' })).toHaveAttribute('src', '/api/media/t.svg');
  expect(screen.getByText('Settlement in the open.')).toBeVisible();
  expect(screen.getByText('A1')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find it on the floor plan' })).toHaveAttribute(
    'href',
    '/venue#floor-plan',
  );
  expect(screen.getByRole('link', { name: 'Headline' })).toHaveAttribute('href', '/sponsors?tier=headline');
  expect(screen.getByRole('link', { name: 'tidewarden.example' })).toHaveAttribute(
    'href',
    'https://www.tidewarden.example/',
  );
});

test('lists its speakers with their sessions, and its other attendees', async () => {
  open([tidewarden, people]);
  const shown = await screen.findByRole('region', { name: 'Its people' });
  expect(within(shown).getByRole('link', { name: 'Inês Duarte' })).toHaveAttribute(
    'href',
    '/speaker/ines-duarte',
  );
  expect(within(shown).getByText('Rui Teixeira')).toBeVisible();
  expect(within(shown).queryByText(/^Ada/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'The river' })).toHaveAttribute(
    'href',
    '/agenda?day=2030-06-04#session-the-river',
  );
});

test('works without the attendees', async () => {
  open([tidewarden, respondWithError(attendeeCalls.attendees, 'server-0001')]);
  expect(await screen.findByRole('region', { name: 'Its people' })).toBeVisible();
  expect(screen.queryByText('Rui Teixeira')).not.toBeInTheDocument();
});

test('an unknown sponsor shows a message with a link to all', async () => {
  open([respondWithError(sponsorCalls.sponsor, 'cqrs-0009')]);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not find this sponsor' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'All sponsors' })).toHaveAttribute('href', '/sponsors');
});

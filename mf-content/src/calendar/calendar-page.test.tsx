import { screen, within } from '@testing-library/react';
import * as settingsCalls from '@summit/contract/calls/settings';
import { respondWithError } from '@summit/shared-auth/testing';
import { eventResponses } from '../testing/event-responses.ts';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import CalendarPage from './calendar-page.tsx';

const keyDates = [
  { id: 'sales', title: 'Tickets', kind: 'tickets', startsAt: '2029-09-01T08:00:00Z', endsAt: null },
  {
    id: 'vote',
    title: 'First vote',
    kind: 'voting',
    startsAt: '2029-11-16T09:00:00Z',
    endsAt: '2030-02-26T23:00:00Z',
  },
  { id: 'early', title: 'Early prices end', kind: 'tickets', startsAt: '2030-02-28T23:59:59Z', endsAt: null },
  { id: 'night', title: 'Ceremony', kind: 'ceremony', startsAt: '2030-06-06T18:00:00Z', endsAt: null },
] as const;

const open = (own = eventResponses({ settings: { keyDates: [...keyDates] } })) =>
  renderPage(CalendarPage, { url: '/calendar', responses: own });

beforeEach(() => jest.useFakeTimers({ now: Date.parse('2030-02-26T12:00:00Z'), advanceTimers: true }));
afterEach(() => jest.useRealTimers());

test('marks every date as past, now, next or later', async () => {
  open();
  const items = await screen.findAllByRole('listitem');
  const said = items.map((item) =>
    ['Past', 'Now', 'Next', 'To come'].find((word) => within(item).queryByText(word)),
  );
  expect(said).toEqual(['Past', 'Now', 'Next', 'To come']);
  expect(screen.getByText('until Tue 26 February 2030, 23:00, Lisbon time')).toBeVisible();
  expect(screen.getByText('in 3 days')).toBeVisible();
  expect(screen.getByText('Thu 6 June 2030, 19:00')).toBeVisible();
});

test('dates that are not over link to their page', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'First vote' })).toHaveAttribute('href', '/awards');
  expect(screen.queryByRole('link', { name: 'Tickets' })).not.toBeInTheDocument();
});

test('can be subscribed to', async () => {
  open();
  expect(await screen.findByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
    'http://localhost/api/public/key-dates/calendar.ics',
  );
  expect(screen.getByRole('link', { name: 'Download the file' })).toHaveAttribute(
    'download',
    'key-dates.ics',
  );
});

test('shows a message while there are none', async () => {
  open(eventResponses({ settings: { keyDates: [] } }));
  expect(await screen.findByRole('heading', { name: 'The first dates will be set soon' })).toBeVisible();
});

test('dates that fail to load show a message in their place', async () => {
  expectBoundaryErrors();
  open([respondWithError(settingsCalls.settings, 'server-0001')]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The key dates could not be loaded');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSession, counts, type Session } from '../testing/people.ts';
import AgendaPage from './agenda-page.tsx';

const ines = { id: 'ines-duarte', name: 'Inês Duarte', jobTitle: 'CEO', company: 'Maré', imageUrl: null };
const river = aSession({ speakers: [ines] });
const vault = aSession({
  id: 'the-vault',
  title: 'The vault',
  kind: 'workshop',
  track: 'Risk',
  trackPlace: 1,
  location: { id: 'side', name: 'Side Hall' },
  startsAt: '2030-06-04T09:00:00Z',
  endsAt: '2030-06-04T09:30:00Z',
});
const bridge = aSession({
  id: 'the-bridge',
  title: 'The bridge',
  day: '2030-06-05',
  startsAt: '2030-06-05T08:00:00Z',
  endsAt: '2030-06-05T08:30:00Z',
});

/** A server with these three sessions that filters by day and id. */
const sessions = respond(agendaCalls.agendaSessions, ({ query }) => {
  const agendaSessions = [river, vault, bridge].filter(
    (session: Session) =>
      session.day === (query['filter.Day.Equals'] ?? session.day) &&
      session.id === (query['filter.Id.Equals'] ?? session.id),
  );
  return { agendaSessions, ...counts(agendaSessions) };
});

function openAgenda(url: string, responses: TestResponse[] = [sessions]) {
  return renderPage(AgendaPage, { url, responses });
}

beforeEach(() => window.localStorage.clear());

test('shows the first day in venue time, with halls, tracks and speakers', async () => {
  openAgenda('/agenda');
  const nine = await screen.findByRole('region', { name: '09:00' });
  expect(within(nine).getByRole('heading', { name: 'The river' })).toBeVisible();
  expect(within(nine).getByText('Main Hall')).toBeVisible();
  expect(within(nine).getByText('Payments')).toBeVisible();
  expect(within(nine).getByRole('link', { name: 'Inês Duarte' })).toHaveAttribute(
    'href',
    '/speaker/ines-duarte',
  );
  expect(screen.getByRole('region', { name: '10:00' })).toBeVisible();
  expect(screen.queryByText('The bridge')).not.toBeInTheDocument();
  expect(screen.getByText(/Venue time: Lisbon, Western European Summer Time/)).toBeVisible();
});

test('days are links', async () => {
  const { user, location } = openAgenda('/agenda');
  const days = await screen.findByRole('navigation', { name: 'Days' });
  expect(within(days).getByRole('link', { name: /Tue 4 June/ })).toHaveAttribute('aria-current', 'true');
  await user.click(within(days).getByRole('link', { name: /Wed 5 June/ }));
  expect(await screen.findByRole('heading', { name: 'The bridge' })).toBeVisible();
  expect(location()).toBe('/agenda?day=2030-06-05');
});

test('hall and format are chosen in a form that works without scripts', async () => {
  openAgenda('/agenda?hall=side');
  const hall = await screen.findByRole('combobox', { name: 'Hall' });
  expect(hall).toHaveValue('side');
  expect(hall).toHaveAttribute('name', 'hall');
  expect(screen.getByRole('combobox', { name: 'Format' })).toHaveAttribute('name', 'format');
  expect(hall.closest('form')).toHaveAttribute('method', 'get');
  expect(screen.getByRole('heading', { name: 'The vault' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The river' })).not.toBeInTheDocument();
});

test('tracks are links beside their colours', async () => {
  const { user, location } = openAgenda('/agenda?hall=side');
  const tracks = await screen.findByRole('navigation', { name: 'Track' });
  expect(within(tracks).getByRole('link', { name: 'All tracks' })).toHaveAttribute('aria-current', 'true');
  await user.click(within(tracks).getByRole('link', { name: 'Risk' }));
  expect(await screen.findByText('1 session')).toBeVisible();
  const search = new URLSearchParams(location().split('?')[1]);
  expect([search.get('track'), search.get('hall')]).toEqual(['Risk', 'side']);
});

test('a session shows its format, and the chosen format is in the address', async () => {
  const { user, location } = openAgenda('/agenda');
  const nine = await screen.findByRole('region', { name: '09:00' });
  expect(within(nine).getByText('Talk')).toBeVisible();
  await user.click(screen.getByText('Search and filter'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Format' }), 'Workshop');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByRole('heading', { name: 'The vault' })).toBeVisible();
  expect(screen.getByText('1 session')).toBeVisible();
  expect(new URLSearchParams(location().split('?')[1]).get('format')).toBe('workshop');
});

test('the link to a session can be copied', async () => {
  const { user } = openAgenda('/agenda');
  await user.click(await screen.findByRole('heading', { name: 'The river' }));
  const link = screen.getByRole('link', { name: 'Link to share: The river' });
  expect(link).toHaveAttribute('href', '/agenda?day=2030-06-04#session-the-river');
  await user.click(link);
  expect(await window.navigator.clipboard.readText()).toBe(
    `${window.location.origin}/agenda?day=2030-06-04#session-the-river`,
  );
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test('a search covers all days, speakers and descriptions, ignoring accents', async () => {
  openAgenda('/agenda?q=ines');
  expect(await screen.findByText('1 session for “ines”')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Tue 4 June 2030' })).toBeVisible();
});

test('results of another day are listed under their day', async () => {
  openAgenda('/agenda?q=bridge');
  const day = await screen.findByRole('region', { name: 'Wed 5 June 2030' });
  expect(within(day).getByRole('heading', { name: 'The bridge' })).toBeVisible();
});

test('says what to do when nothing matches', async () => {
  openAgenda('/agenda?q=zebra');
  expect(await screen.findByRole('heading', { name: 'No session matches' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The whole day' })).toHaveAttribute(
    'href',
    '/agenda?day=2030-06-04',
  );
});

test('a link to a session opens it', async () => {
  openAgenda('/agenda?day=2030-06-04#session-the-vault');
  expect(await screen.findByRole('heading', { name: 'The vault' })).toBeVisible();
  const vaultItem = screen
    .getAllByRole('listitem')
    .find(({ id }) => id === 'session-the-vault') as HTMLElement;
  await waitFor(() => expect(within(vaultItem).getByRole('group')).toHaveAttribute('open'));
});

test('a link to a session of another day opens that day', async () => {
  const { location } = openAgenda('/agenda#session-the-bridge');
  expect(await screen.findByRole('heading', { name: 'The bridge' })).toBeVisible();
  expect(location()).toBe('/agenda?day=2030-06-05#session-the-bridge');
});

test('a hash of no session makes no call', async () => {
  const { requests } = openAgenda('/agenda#subscribe');
  expect(await screen.findByRole('heading', { name: 'The river' })).toBeVisible();
  expect(requests.filter(({ query }) => 'filter.Id.Equals' in query)).toEqual([]);
});

test('every session has a calendar file', async () => {
  const { user } = openAgenda('/agenda');
  await user.click(await screen.findByRole('heading', { name: 'The river' }));
  const file = screen.getByRole('link', { name: 'Calendar file: The river' });
  expect(file).toHaveAttribute('href', '/api/public/agenda/sessions/the-river/calendar.ics');
});

test('a session that accepts questions opens the question dialog', async () => {
  const asked = aSession({ acceptsQuestions: true });
  const responses = [
    respond(agendaCalls.agendaSessions, { agendaSessions: [asked, vault], ...counts([1, 2]) }),
  ];
  const { user, openedDialogs } = openAgenda('/agenda', responses);
  await user.click(await screen.findByRole('heading', { name: 'The river' }));
  await user.click(screen.getByRole('heading', { name: 'The vault' }));
  await user.click(screen.getByRole('button', { name: 'Ask a question: The river' }));
  expect(openedDialogs).toMatchObject([
    { id: 'askSession', props: { sessionId: 'the-river', sessionTitle: 'The river' } },
  ]);
  expect(screen.queryByRole('button', { name: 'Ask a question: The vault' })).not.toBeInTheDocument();
});

test("times are shown in the visitor's time zone on request, with its name", async () => {
  const asTokyo = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: 'Asia/Tokyo' };
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(asTokyo);
  const { user, location } = openAgenda('/agenda');
  await user.click(await screen.findByRole('link', { name: 'My time' }));
  expect(await screen.findByText('My time: Tokyo, Japan Standard Time')).toBeVisible();
  expect(screen.getByRole('region', { name: '17:00' })).toBeVisible();
  expect(location()).toBe('/agenda?day=2030-06-04&time=mine');
  await user.click(screen.getByRole('link', { name: 'Venue time' }));
  expect(await screen.findByRole('region', { name: '09:00' })).toBeVisible();
  jest.restoreAllMocks();
});

describe('the current time line', () => {
  afterEach(() => jest.useRealTimers());

  test('is at the current time and moves every minute', async () => {
    jest.useFakeTimers({ now: Date.parse('2030-06-04T08:40:30Z'), advanceTimers: true });
    openAgenda('/agenda');
    expect(await screen.findByText('09:40', { selector: '.now time' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(screen.getByText('09:41', { selector: '.now time' })).toBeVisible();
  });

  test.each(['2030-06-03T09:00:00Z', '2030-06-04T07:59:00Z', '2030-06-04T09:30:00Z'])(
    'is absent at %s, before or after the day',
    async (moment) => {
      jest.useFakeTimers({ now: Date.parse(moment), advanceTimers: true });
      openAgenda('/agenda');
      await screen.findByRole('heading', { name: 'The river' });
      await act(() => jest.advanceTimersByTimeAsync(1000));
      expect(screen.queryByText(/^Now/)).not.toBeInTheDocument();
    },
  );
});

test('an agenda that fails to load shows a message in its place and can be retried', async () => {
  expectBoundaryErrors();
  const { user } = openAgenda('/agenda', [
    respondWithError(agendaCalls.agendaSessions, 'server-0001'),
    sessions,
  ]);
  expect(await screen.findByRole('alert')).toHaveTextContent('The agenda could not be loaded');
  expect(screen.getByRole('navigation', { name: 'Days' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'The river' })).toBeVisible();
});

import { act, screen, waitFor, within } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../../testing/page-rendering.tsx';
import { aSession, counts } from '../../testing/people.ts';
import AgendaPage from '../agenda-page.tsx';
import { parseStarred, toggled } from './starred-record.ts';

const river = aSession();
const vault = aSession({ id: 'the-vault', title: 'The vault', track: 'Risk' });
const bridge = aSession({
  id: 'the-bridge',
  title: 'The bridge',
  day: '2030-06-05',
  startsAt: '2030-06-05T08:00:00Z',
  endsAt: '2030-06-05T08:30:00Z',
});

const sessions = respond(agendaCalls.agendaSessions, ({ query }) => {
  const day = query['filter.Day.Equals'];
  const agendaSessions = [river, vault, bridge].filter((session) => session.day === (day ?? session.day));
  return { agendaSessions, ...counts(agendaSessions) };
});

function open(url: string, responses: TestResponse[] = [], session?: 'signedIn') {
  return renderPage(AgendaPage, { url, responses: [sessions, ...responses], session });
}

function keepOnDevice(...ids: string[]): void {
  const record = ids.reduce(toggled, parseStarred(null));
  window.localStorage.setItem(storageKeys.starredSessions, JSON.stringify(record));
}

const star = (title: string) => screen.findByRole('button', { name: `My agenda: ${title}` });

beforeEach(() => window.localStorage.clear());

test('a star is stored on the device and links to my agenda', async () => {
  const { user, location } = open('/agenda');
  await user.click(await star('The river'));
  expect(await star('The river')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('Saved to my agenda')).toBeVisible();
  await user.click(screen.getByRole('link', { name: /My agenda 1 session/ }));
  expect(await screen.findByRole('heading', { level: 3, name: 'The river' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The vault' })).not.toBeInTheDocument();
  expect(location()).toBe('/agenda?day=2030-06-04&mine=1');
});

test('my agenda has the starred sessions of every day, and their calendar', async () => {
  keepOnDevice('the-bridge', 'the-river');
  open('/agenda?mine=1');
  const tuesday = await screen.findByRole('region', { name: 'Tue 4 June 2030' });
  expect(within(tuesday).getByRole('heading', { name: 'The river' })).toBeVisible();
  expect(within(tuesday).queryByRole('heading', { name: 'The vault' })).not.toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Wed 5 June 2030' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Address of the calendar' })).toHaveValue(
    'http://localhost/api/public/agenda/calendar.ics?sessions=the-bridge%2Cthe-river',
  );
  expect(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^webcal:\/\/localhost\/api/),
  );
});

test('the address of the calendar can be copied', async () => {
  keepOnDevice('the-river');
  const { user } = open('/agenda?mine=1');
  await user.click(await screen.findByRole('button', { name: 'Copy the address' }));
  expect(await navigator.clipboard.readText()).toContain('calendar.ics?sessions=the-river');
  expect(await screen.findByText('Address copied')).toBeVisible();
});

test('says what to do while nothing is starred', async () => {
  open('/agenda?mine=1');
  expect(await screen.findByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'The programme' })).toHaveAttribute(
    'href',
    '/agenda?day=2030-06-04',
  );
});

test('says the same when all starred sessions were removed from the programme', async () => {
  keepOnDevice('taken-off');
  open('/agenda?mine=1');
  expect(await screen.findByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
});

test('a star set in another tab appears here', async () => {
  open('/agenda');
  expect(await star('The river')).toHaveAttribute('aria-pressed', 'false');
  keepOnDevice('the-river');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.starredSessions })));
  expect(await star('The river')).toHaveAttribute('aria-pressed', 'true');
});

test('a login merges the stars of the device into the account', async () => {
  keepOnDevice('the-river');
  const merged = respond(agendaCalls.setStarredSessions, { sessionIds: ['the-vault', 'the-river'] });
  const { requests } = open('/agenda', [merged], 'signedIn');
  await waitFor(async () => expect(await star('The vault')).toHaveAttribute('aria-pressed', 'true'));
  expect(await star('The river')).toHaveAttribute('aria-pressed', 'true');
  const sent = requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
  expect(sent).toEqual([{ starred: ['the-river'], removed: [] }]);
});

test('a star removed while signed in is removed from the account', async () => {
  const { user, requests } = open(
    '/agenda',
    [
      respond(agendaCalls.starredSessions, { sessionIds: ['the-vault'] }),
      respond(agendaCalls.setStarredSessions, { sessionIds: [] }),
    ],
    'signedIn',
  );
  await waitFor(async () => expect(await star('The vault')).toHaveAttribute('aria-pressed', 'true'));
  await user.click(await star('The vault'));
  await waitFor(() =>
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({
      starred: [],
      removed: ['the-vault'],
    }),
  );
  expect(await star('The vault')).toHaveAttribute('aria-pressed', 'false');
});

test('stars that the account refuses stay on the device', async () => {
  keepOnDevice('the-river');
  const { requests } = open(
    '/agenda',
    [respondWithError(agendaCalls.setStarredSessions, 'server-0001')],
    'signedIn',
  );
  await waitFor(() => expect(requests.some(({ method }) => method === 'PUT')).toBe(true));
  expect(await star('The river')).toHaveAttribute('aria-pressed', 'true');
  expect(parseStarred(window.localStorage.getItem(storageKeys.starredSessions)).changes).toEqual({
    'the-river': true,
  });
});

test('the next visitor of the device does not see an attendee’s stars', async () => {
  const record = { owner: 'somebody-else', stored: ['the-river'], changes: {} };
  window.localStorage.setItem(storageKeys.starredSessions, JSON.stringify(record));
  open('/agenda');
  await waitFor(async () => expect(await star('The river')).toHaveAttribute('aria-pressed', 'false'));
});

test('my agenda can be retried when it fails to load', async () => {
  keepOnDevice('the-river');
  const { user } = renderPage(AgendaPage, {
    url: '/agenda?mine=1',
    responses: [respondWithError(agendaCalls.agendaSessions, 'server-0001'), sessions],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The agenda could not be loaded');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'The river' })).toBeVisible();
});

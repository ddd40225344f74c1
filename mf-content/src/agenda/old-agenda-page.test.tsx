import { screen, within } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { expectBoundaryErrors, renderPage } from '../testing/page-rendering.tsx';
import { aSession, counts } from '../testing/people.ts';
import OldAgendaPage from './old-agenda-page.tsx';

const opening = aSession({ id: 'opening', title: 'The opening', day: '2029-06-05', acceptsQuestions: true });
const closing = aSession({ id: 'closing', title: 'The closing', day: '2029-06-06', track: 'Risk' });

const sessions = respond(agendaCalls.agendaSessions, {
  agendaSessions: [opening, closing],
  ...counts([1, 2]),
});

test('shows the first day of the last edition, read-only', async () => {
  const { requests } = renderPage(OldAgendaPage, { url: '/old-agenda', responses: [sessions] });
  expect(await screen.findByRole('heading', { level: 1, name: 'The last edition' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The opening' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'The closing' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /My agenda|Ask/ })).not.toBeInTheDocument();
  expect(requests.find(({ path }) => path === agendaCalls.agendaSessions.path)?.query).toEqual({
    'filter.Edition.Equals': 'last',
  });
});

test('its days are links, and its search covers all of them', async () => {
  const { user, location } = renderPage(OldAgendaPage, { url: '/old-agenda', responses: [sessions] });
  const days = await screen.findByRole('navigation', { name: 'Days' });
  await user.click(within(days).getByRole('link', { name: /Wed 6 June/ }));
  expect(await screen.findByRole('heading', { name: 'The closing' })).toBeVisible();
  expect(location()).toBe('/old-agenda?day=2029-06-06');
  await user.type(screen.getByRole('searchbox'), 'opening{Enter}');
  expect(await screen.findByText('1 session for “opening”')).toBeVisible();
});

test('a programme that fails to load shows a message in its place', async () => {
  expectBoundaryErrors();
  renderPage(OldAgendaPage, {
    url: '/old-agenda',
    responses: [respondWithError(agendaCalls.agendaSessions, 'server-0001')],
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('The last edition could not be loaded');
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
});

import { screen } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { respond } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { aSession, counts } from '../testing/people.ts';
import AffiliateAgendaPage from './affiliate-agenda-page.tsx';

beforeEach(() => window.localStorage.clear());

test('shows the sessions of the configured track by day, and they can be starred', async () => {
  const found = [aSession()];
  const { user, requests } = renderPage(AffiliateAgendaPage, {
    url: '/affiliate-zone/agenda',
    responses: [respond(agendaCalls.agendaSessions, { agendaSessions: found, ...counts(found) })],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Affiliate zone agenda' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Tue 4 June 2030' })).toBeVisible();
  expect(requests.find(({ path }) => path === agendaCalls.agendaSessions.path)?.query).toEqual({
    'filter.Track.Equals': 'Growth and inclusion',
  });
  const star = screen.getByRole('button', { name: 'My agenda: The river' });
  await user.click(star);
  expect(star).toHaveAttribute('aria-pressed', 'true');
});

test('shows a message while there are none', async () => {
  renderPage(AffiliateAgendaPage, {
    url: '/affiliate-zone/agenda',
    responses: [respond(agendaCalls.agendaSessions, { agendaSessions: [], ...counts([]) })],
  });
  expect(
    await screen.findByRole('heading', { name: 'The first affiliate zone sessions are coming soon' }),
  ).toBeVisible();
});

import { screen } from '@testing-library/react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { respond, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import { aSession } from '../testing/people.ts';
import AffiliateZonePage from './affiliate-zone-page.tsx';

test('describes the zone, and links to its sessions and sponsors with their numbers', async () => {
  renderPage(AffiliateZonePage, {
    url: '/affiliate-zone',
    responses: [
      respond(agendaCalls.agendaSessions, { agendaSessions: [aSession()], totalItems: 10, totalPages: 10 }),
      respondWithError(sponsorCalls.sponsors, 'server-0001'),
    ],
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Affiliate zone' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'On stage' })).toHaveAttribute('href', '/affiliate-zone/agenda');
  expect(screen.getByRole('link', { name: 'On the floor' })).toHaveAttribute(
    'href',
    '/affiliate-zone/sponsor',
  );
  expect(screen.getByText(/10 sessions\./)).toBeVisible();
  expect(screen.getByText('The river')).toBeVisible();
  expect(screen.queryByText(/\d+ companies/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Tell us whom you want to reach' })).toHaveAttribute(
    'href',
    '/contact-us?topic=sponsoring',
  );
});

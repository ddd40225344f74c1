import { screen } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond } from '@summit/shared-auth/testing';
import { renderPage } from '../../testing/page-rendering.tsx';
import CompletedPage from '../completed-page.tsx';

const row = attendeeSelfCalls.resendConfirmation;

test('a registered visitor can request the confirmation again, with a message', async () => {
  const { user, requests } = renderPage(CompletedPage, {
    url: href(pages.registrationCompleted),
    status: 'Completed',
    responses: [respond(row)],
  });

  await user.click(await screen.findByRole('button', { name: 'Email it again' }));

  expect(await screen.findByText('Your confirmation is on its way again')).toBeVisible();
  expect(requests.filter(({ method, path }) => method === row.method && path === row.path)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Email it again' })).toBeEnabled();
});

test('a visitor who is not registered yet cannot request it', async () => {
  renderPage(CompletedPage, { url: href(pages.registrationCompleted), status: 'PendingPayment' });

  expect(await screen.findByText('Nearly there')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Email it again' })).not.toBeInTheDocument();
});

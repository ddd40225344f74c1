import { screen, waitFor } from '@testing-library/react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { messages } from '@summit/contract/words/messages';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { enter, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ChangePasswordPage from './change-password-page.tsx';

const open = (...responses: TestResponse[]) =>
  renderPage(ChangePasswordPage, { url: '/change-password', responses, status: 'Completed' });

async function change({ user }: ReturnType<typeof open>, present: string, next: string, repeat = next) {
  await enter(user, await screen.findByLabelText(/^Current password/), present);
  await enter(user, screen.getByLabelText(/^New password/), next);
  await enter(user, screen.getByLabelText(/^Repeat password/), repeat);
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
}

test('changes the password with the present one, with a message that other devices are logged out', async () => {
  const page = open(respond(attendeeSelfCalls.changePassword));

  await change(page, 'Summit2027', 'Harbour2027');

  expect(await screen.findByText(/^You have been logged out on every other device/)).toBeVisible();
  expect(sentTo(attendeeSelfCalls.changePassword, page.requests)).toEqual([
    { password: 'Summit2027', newPassword: 'Harbour2027' },
  ]);
  expect(page.session.store.getState().phase).toBe('signedIn');
});

test('a wrong present password has a message beside its field', async () => {
  const page = open(respondWithError(attendeeSelfCalls.changePassword, 'fm.cms-0070'));

  await change(page, 'Summit2026', 'Harbour2027');

  await waitFor(() =>
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(
      expect.stringContaining('Wrong password'),
    ),
  );
  expect(screen.getByLabelText(/^New password/)).toHaveValue('Harbour2027');
});

test('asks for the new password twice', async () => {
  const page = open();

  await change(page, 'Summit2027', 'Harbour2027', 'Harbour2028');

  await waitFor(() =>
    expect(screen.getByLabelText(/^Repeat password/)).toHaveAccessibleDescription(messages.sameAsPassword),
  );
});

test('asks other visitors to log in', async () => {
  renderPage(ChangePasswordPage, { url: '/change-password', responses: [] });

  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  expect(screen.queryByLabelText(/^Current password/)).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as contentCalls from '@summit/contract/calls/content';
import { renderWithSession, respond } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import RegisteredUsersOnlyDialog from './registered-users-only-dialog.tsx';

function open(message?: string, content?: string) {
  const { frame, location } = createPartFrame({ url: '/attendees' });
  const name = 'frame.registered-users.message';
  const staticContent = content ? [{ id: name, name, content, type: 'text' as const }] : [];
  const onClose = jest.fn();
  renderWithSession(<RegisteredUsersOnlyDialog message={message} onClose={onClose} />, {
    responses: [respond(contentCalls.staticContent, { staticContent, totalItems: 1, totalPages: 1 })],
    render: (tree) => render(frame(tree)),
  });
  return { onClose, location, user: userEvent.setup() };
}

test('says that the action is for registered users', async () => {
  open();
  expect(await screen.findByText('This action is for registered users')).toBeVisible();
});

test('uses the organisers’ text', async () => {
  open(undefined, 'Members only');
  expect(await screen.findByText('Members only')).toBeVisible();
});

test('shows the text of the page that opened it', async () => {
  open('Only attendees can write to speakers');
  expect(await screen.findByText('Only attendees can write to speakers')).toBeVisible();
});

test('links to the registration and closes', async () => {
  const { user, location, onClose } = open();
  await user.click(await screen.findByRole('link', { name: 'Register' }));
  expect(location()).toBe('/registration/attendee');
  expect(onClose).toHaveBeenCalled();
});

test('links to the login', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '#login');
});

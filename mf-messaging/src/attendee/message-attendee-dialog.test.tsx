import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import * as contentCalls from '@summit/contract/calls/content';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { refusedPartMessage } from '@summit/contract/words/messages';
import {
  renderWithSession,
  respond,
  respondToCaptcha,
  respondWithError,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import MessageAttendeeDialog from './message-attendee-dialog.tsx';

const texts = respond(contentCalls.staticContent, { staticContent: [], totalItems: 0, totalPages: 0 });
const sent = respond(messagingCalls.messageAttendee, { id: 'm1', sentAt: '2027-06-01T10:00:00.000Z' });

const openDialog = (...responses: TestResponse[]) => openDialogFor('a2', ...responses);

async function openDialogFor(receiverId: string, ...responses: TestResponse[]) {
  const onClose = jest.fn();
  const result = renderWithSession(
    <MessageAttendeeDialog receiverId={receiverId} receiverName="Mira Castell" onClose={onClose} />,
    {
      responses: [texts, respondToCaptcha(), ...responses],
      session: 'signedIn',
      render: (tree) => renderPart(tree),
    },
  );
  await waitFor(() => expect(result.session.store.getState().phase).toBe('signedIn'));
  return { ...result, onClose, user: userEvent.setup() };
}

async function solveCaptcha(user: ReturnType<typeof userEvent.setup>) {
  await user.click(screen.getByRole('button', { name: 'Start the check' }));
  await screen.findByText(/Checked/);
}

const field = () => screen.getByRole('textbox', { name: /Your message/ });
const send = () => screen.getByRole('button', { name: 'Send' });

test('sends the message to the attendee and shows success', async () => {
  const { user, requests, onClose } = await openDialog(sent);
  await user.type(field(), 'Shall we meet at the dock?');
  await solveCaptcha(user);
  await user.click(send());
  expect(await screen.findByText('Your message is on its way.')).toBeVisible();
  const request = requests.find(({ path }) => path === messagingCalls.messageAttendee.path);
  expect(request?.body).toEqual({ receiverId: 'a2', message: 'Shall we meet at the dock?' });
  expect(request?.headers).toHaveProperty('responseKey');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(onClose).toHaveBeenCalled();
});

test('cannot be sent before the captcha is solved, and says why', async () => {
  await openDialog();
  expect(send()).toBeDisabled();
  expect(screen.getByText('Complete the check to send')).toBeVisible();
});

test('names the refused part of a message and keeps the input', async () => {
  const { user } = await openDialog();
  await user.type(field(), 'Look at <b>this</b>');
  await solveCaptcha(user);
  await user.click(send());
  expect(await screen.findAllByText(new RegExp(`${refusedPartMessage} “<b>`))).not.toHaveLength(0);
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('Look at <b>this</b>');
});

test('apostrophes and semicolons in plain English are accepted', async () => {
  const { user } = await openDialog(sent);
  await user.type(field(), "don't; thanks");
  await solveCaptcha(user);
  await user.click(send());
  expect(await screen.findByText('Your message is on its way.')).toBeVisible();
});

test('shows the server’s refusal, and lets the visitor continue', async () => {
  const { user } = await openDialog(
    respondWithError(messagingCalls.messageAttendee, 'attendee-to-attendee-msg-0002'),
  );
  await user.type(field(), 'Hello');
  await solveCaptcha(user);
  await user.click(send());
  const error = await screen.findByRole('alertdialog', { name: 'Error' });
  await user.click(within(error).getByRole('button', { name: 'Ok' }));
  expect(field()).toHaveValue('Hello');
  expect(send()).toBeDisabled();
});

test("shows 'Please login!' when the session has ended", async () => {
  const { user } = await openDialog(
    respondWithError(messagingCalls.messageAttendee, 'authorization-0001'),
    respondWithError(authCalls.refreshToken, 'authorization-0003'),
  );
  await user.type(field(), 'Hello');
  await solveCaptcha(user);
  await user.click(send());
  const box = (await screen.findByText('Please login!')).closest('[role="alertdialog"]') as HTMLElement;
  expect(within(box).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  await user.click(within(box).getByRole('link', { name: 'Log in' }));
  expect(field()).toHaveValue('Hello');
});

test('an unsent message is restored when the dialog is reopened for the same recipient only', async () => {
  const first = await openDialog();
  await first.user.type(field(), 'Shall we meet');
  await first.user.keyboard('{Escape}');
  expect(first.onClose).toHaveBeenCalled();
  first.unmount();

  const other = await openDialogFor('a3');
  expect(field()).toHaveValue('');
  other.unmount();

  await openDialog();
  await waitFor(() => expect(field()).toHaveValue('Shall we meet'));
  expect(screen.getByText(/It has not been sent/)).toBeVisible();
});

test('a sent message leaves no draft', async () => {
  const { user } = await openDialog(sent);
  await user.type(field(), 'Shall we meet?');
  await solveCaptcha(user);
  await user.click(send());
  await screen.findByText('Your message is on its way.');

  expect(JSON.stringify({ ...localStorage })).not.toContain('Shall we');
});

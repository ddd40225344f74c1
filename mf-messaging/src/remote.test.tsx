import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as contentCalls from '@summit/contract/calls/content';
import * as messagingCalls from '@summit/contract/calls/messaging';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  renderWithSession,
  respond,
  respondToCaptcha,
  respondWithError,
  sampleResponse,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { createPartFrame, renderPart } from '@summit/shared-ui/testing';
import MessageBlitzParticipantDialog from './blitz/message-blitz-participant-dialog.tsx';
import AskSessionDialog from './session/ask-session-dialog.tsx';
import MessageSpeakerDialog from './speaker/message-speaker-dialog.tsx';

const receipt = { id: 'm1', sentAt: '2027-06-01T10:00:00.000Z' };
const onClose = () => undefined;
const settings = respond(
  settingsCalls.settings,
  sampleResponse(settingsCalls.settings, { agenda: { askQuestion: { charactersLimit: 120 } } }),
);

async function write(
  dialog: ReactNode,
  sent: TestResponse,
  session: 'anonymous' | 'signedIn',
  email?: string,
) {
  const user = userEvent.setup();
  const texts = respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent));
  const { requests } = renderWithSession(dialog, {
    responses: [texts, settings, respondToCaptcha(), sent],
    session,
  });
  if (email) await user.type(screen.getByRole('textbox', { name: /Your email/ }), email);
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Start the check' }));
  await screen.findByText(/Checked/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your message is on its way.');
  return requests.find(({ method }) => method === 'POST');
}

test('a message to a speaker names the speaker and is sent by the call for speakers', async () => {
  const dialog = (
    <MessageSpeakerDialog receiverId="amara-okafor" receiverName="Amara Okafor" onClose={onClose} />
  );
  const request = await write(dialog, respond(messagingCalls.messageSpeaker, receipt), 'signedIn');
  expect(request?.path).toBe(messagingCalls.messageSpeaker.path);
  expect(request?.body).toEqual({ receiverId: 'amara-okafor', message: 'Hello there' });
});

test('a message to a blitz participant contains the blitz and the contact', async () => {
  const dialog = <MessageBlitzParticipantDialog blitzId="b1" contactId="c1" onClose={onClose} />;
  const request = await write(dialog, respond(messagingCalls.messageBlitzParticipant, receipt), 'signedIn');
  expect(request?.body).toEqual({ blitzId: 'b1', contactId: 'c1', message: 'Hello there' });
});

test('a visitor has to log in before writing to a blitz participant', async () => {
  const user = userEvent.setup();
  const texts = respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent));
  const close = jest.fn();
  const dialog = <MessageBlitzParticipantDialog blitzId="b1" contactId={null} onClose={close} />;
  const { frame } = createPartFrame();
  renderWithSession(dialog, { responses: [texts], render: (tree) => render(frame(tree)) });
  expect(await screen.findByRole('alertdialog', { name: 'Error' })).toHaveTextContent('Please login!');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const login = screen.getByRole('link', { name: 'Log in' });
  expect(login).toHaveAttribute('href', '#login');
  await user.click(login);
  expect(close).toHaveBeenCalledTimes(1);
});

test('an ended session also requires a login, and the input is kept', async () => {
  const user = userEvent.setup();
  const texts = respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent));
  const ended = respondWithError(messagingCalls.messageBlitzParticipant, 'authorization-0001', {
    message: 'Please login!',
  });
  const dialog = <MessageBlitzParticipantDialog blitzId="b1" contactId="c1" onClose={onClose} />;
  renderWithSession(dialog, {
    responses: [texts, respondToCaptcha(), ended],
    session: 'anonymous',
    render: (tree) => renderPart(tree),
  });
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Start the check' }));
  await screen.findByText(/Checked/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const error = await screen.findByRole('alertdialog', { name: 'Error' });
  expect(error).toHaveTextContent('Please login!');
  await user.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.getByRole('textbox', { name: /Your message/ })).toHaveValue('Hello there');
});

test('a question about a session uses name and company of the signed-in attendee', async () => {
  const dialog = <AskSessionDialog sessionId="s1" onClose={onClose} />;
  const request = await write(dialog, respond(messagingCalls.messageSession, receipt), 'signedIn');
  expect(request?.body).toMatchObject({ sessionId: 's1', message: 'Hello there', firstName: 'Ada' });
});

test('a visitor has to enter an address, and a question has the configured length limit', async () => {
  const user = userEvent.setup();
  const texts = respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent));
  const { requests } = renderWithSession(<AskSessionDialog sessionId="s1" onClose={onClose} />, {
    responses: [texts, settings, respondToCaptcha()],
    session: 'anonymous',
  });
  expect(await screen.findByText('0 / 120')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Your email/ })).toBeRequired();
  expect(screen.queryByText('Optional')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: /Your message/ }), 'Hello there');
  await user.click(screen.getByRole('button', { name: 'Start the check' }));
  await screen.findByText(/Checked/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /Your email/ })).toBeInvalid());
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a visitor can ask, too, with an address for the reply', async () => {
  const dialog = <AskSessionDialog sessionId="s1" onClose={onClose} />;
  const request = await write(
    dialog,
    respond(messagingCalls.messageSession, receipt),
    'anonymous',
    'me@home.example',
  );
  expect(request?.body).toEqual({ sessionId: 's1', message: 'Hello there', email: 'me@home.example' });
});

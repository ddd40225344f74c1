import { screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/conversations';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import {
  aConversation as conversation,
  firstMessage as first,
  getPosts as posts,
  openAt,
} from '../testing/opened-conversation.tsx';
import ConversationPage from './conversation-page.tsx';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

const mine = { id: 'm2', text: 'With pleasure', isMine: true, sentAt: '2027-06-01T11:00:00.000Z' };

const open = (url: string, responses: TestResponse[], session?: 'signedIn') =>
  openAt(<ConversationPage />, { url, responses, session });

const link = '/messages?token=t1';
const field = () => screen.findByRole('textbox', { name: /Your answer to Ada Byron/ });
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => window.localStorage.clear());

test('the link opens the conversation, and opening it changes nothing', async () => {
  const { requests } = open(link, [respond(calls.conversation, conversation())]);
  expect(await screen.findByRole('heading', { level: 2, name: 'You and Ada Byron' })).toBeVisible();
  const log = screen.getByRole('log', { name: 'Messages with Ada Byron' });
  expect(within(log).getByText('Shall we meet?')).toBeVisible();
  expect(posts(requests)).toEqual([]);
});

test('a reply is sent, shown and announced, and the field is cleared', async () => {
  const { requests, user } = open(link, [
    respond(calls.conversation, conversation()),
    respond(calls.answerConversation, conversation({ messages: [first, mine] })),
  ]);
  await user.type(await field(), 'With pleasure');
  await user.click(await button('Send the answer'));
  expect(await screen.findByText('With pleasure', { selector: 'li p' })).toBeVisible();
  expect(await field()).toHaveValue('');
  expect(posts(requests)).toEqual([{ token: 't1', message: 'With pleasure' }]);
});

test('an unsent reply is restored', async () => {
  const visit = () => open(link, [respond(calls.conversation, conversation())]);
  const one = visit();
  await one.user.type(await field(), 'Half a thought');
  one.unmount();
  visit();
  await waitFor(async () => expect(await field()).toHaveValue('Half a thought'));
});

test('the next unsent reply is restored, too', async () => {
  const visit = () =>
    open(link, [
      respond(calls.conversation, conversation()),
      respond(calls.answerConversation, conversation({ messages: [first, mine] })),
    ]);
  const one = visit();
  await one.user.type(await field(), 'With pleasure');
  await one.user.click(await button('Send the answer'));
  await screen.findByText('With pleasure', { selector: 'li p' });
  await waitFor(async () => expect(await field()).toHaveValue(''));
  await one.user.type(await field(), 'And on Tuesday?');
  one.unmount();
  visit();
  await waitFor(async () => expect(await field()).toHaveValue('And on Tuesday?'));
});

test('a reply is checked like a message, and the input is kept', async () => {
  const { requests, user } = open(link, [respond(calls.conversation, conversation())]);
  await user.type(await field(), 'Look at <b>this</b>');
  await user.click(await button('Send the answer'));
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveValue('Look at <b>this</b>');
  expect(posts(requests)).toEqual([]);
});

test('a refusal is shown, and the input is kept', async () => {
  const { user } = open(link, [
    respond(calls.conversation, conversation()),
    respondWithError(calls.answerConversation, 'conversation-0002'),
  ]);
  await user.type(await field(), 'Hello?');
  await user.click(await button('Send the answer'));
  expect(await screen.findByText(/cannot receive messages/)).toBeVisible();
  expect(await field()).toHaveValue('Hello?');
});

test('the sender can be blocked, which hides the reply, and unblocked', async () => {
  const { requests, user } = open(link, [
    respond(calls.conversation, conversation()),
    respond(calls.changeConversation, ({ body }) =>
      conversation({ isBlocked: (body as { change: string }).change === 'block' }),
    ),
  ]);
  await user.click(await button('Block Ada Byron'));
  expect(await screen.findByText(/You have blocked Ada Byron/)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Unblock Ada Byron' })[0] as HTMLElement);
  expect(await field()).toBeVisible();
  expect(posts(requests)).toMatchObject([
    { token: 't1', change: 'block' },
    { token: 't1', change: 'unblock' },
  ]);
});

test('all messages can be stopped with one press', async () => {
  const { user } = open(link, [
    respond(calls.conversation, conversation()),
    respond(calls.changeConversation, conversation({ isStopped: true })),
  ]);
  await user.click(await button('Stop all messages'));
  expect(await screen.findByText(/You have stopped all messages/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Receive messages again' })).not.toHaveLength(0);
});

test('a report explains its effect first, gets the focus, and needs a reason', async () => {
  const { requests, user } = open(link, [
    respond(calls.conversation, conversation()),
    respond(calls.changeConversation, conversation({ isReported: true })),
  ]);
  await user.click(await button('Report to the organisers'));
  expect(screen.getByText(/will read this whole conversation/)).toHaveFocus();
  await user.type(screen.getByRole('textbox', { name: /What is wrong/ }), 'Spam');
  await user.click(await button('Send the report'));
  expect(await screen.findByText(/You have reported this conversation/)).toBeVisible();
  expect(posts(requests)).toMatchObject([{ change: 'report', reason: 'Spam' }]);
});

test('a cancelled report returns the focus', async () => {
  const { user } = open(link, [respond(calls.conversation, conversation())]);
  await user.click(await button('Report to the organisers'));
  await user.click(await button('Do not report'));
  expect(await button('Report to the organisers')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Unwanted messages?' })).toHaveFocus();
});

test('a pressed button keeps the focus during the change', async () => {
  const { user } = open(link, [
    respond(calls.conversation, conversation()),
    respond(calls.changeConversation, () => new Promise<never>(() => undefined)),
  ]);
  await user.click(await button('Block Ada Byron'));
  expect(await button('Block Ada Byron')).toHaveFocus();
  expect(await button('Block Ada Byron')).toBeEnabled();
  expect(await button('Block Ada Byron')).toHaveAttribute('aria-disabled', 'true');
});

test('a failed change shows a message, and the button can be pressed again', async () => {
  const { user } = open(link, [
    respond(calls.conversation, conversation()),
    respondNever(calls.changeConversation),
    respond(calls.changeConversation, conversation({ isBlocked: true })),
  ]);
  await user.click(await button('Block Ada Byron'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/);
  await user.click(await button('Block Ada Byron'));
  expect(await screen.findByText(/You have blocked Ada Byron/)).toBeVisible();
});

test.each([link, '/messages'])('an invalid link (%s) says what to do', async (url) => {
  open(url, [respondWithError(calls.conversation, 'conversation-0001')]);
  expect(
    await screen.findByRole('heading', { name: 'This link does not open a conversation' }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
});

test('a conversation opens by its id for a signed-in participant, and is marked as read', async () => {
  const { requests } = open(
    '/messages?id=c1',
    [
      respond(calls.conversation, conversation({ isSignedIn: true })),
      respond(calls.changeConversation, conversation({ isSignedIn: true })),
    ],
    'signedIn',
  );
  expect(await screen.findByRole('link', { name: 'All my messages' })).toHaveAttribute(
    'href',
    '/meet#messages',
  );
  await waitFor(() => expect(posts(requests)).toMatchObject([{ id: 'c1', change: 'seen', upTo: 'm1' }]));
});

test('other visitors are asked to log in', async () => {
  open('/messages?id=c1', []);
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import * as calls from '@summit/contract/calls/conversations';
import { respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { aConversation, firstMessage, openAt } from '../testing/opened-conversation.tsx';
import ConversationPage from './conversation-page.tsx';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

const open = (responses: TestResponse[]) =>
  openAt(<ConversationPage />, { url: '/messages?token=t1', responses });
const latest = aConversation({ hasEarlier: true });
const hello = { ...firstMessage, id: 'm0', text: 'Hello', isMine: true };
const mine = { ...firstMessage, id: 'm2', text: 'With pleasure', isMine: true };
const button = () => screen.findByRole('button', { name: 'Show earlier messages' });
const lineOf = (text: string) => screen.getByText(text).closest('li');

/** The latest messages, and the one before them. */
const pages = respond(calls.conversation, ({ query }) =>
  query.before === 'm1' ? aConversation({ messages: [hello] }) : latest,
);

/** A promise that the test resolves. */
function aLateResponse() {
  let resolveIt: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => {
    resolveIt = resolve;
  });
  return { arrived, arrive: () => act(async () => resolveIt()) };
}

beforeEach(() => window.localStorage.clear());

/** Every line of a message is 50 px below the one above it. */
function layOutLines() {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const top = 50 * [...document.querySelectorAll('li')].indexOf(this as HTMLLIElement);
    const box = { x: 0, y: top, top, left: 0, right: 0, bottom: top, width: 0, height: 0 };
    return { ...box, toJSON: () => box };
  });
  return jest.spyOn(window, 'scrollBy').mockImplementation(() => undefined);
}

test('earlier messages are added above; what is being read stays in its place, and the focus is there', async () => {
  const { user } = open([pages]);
  const scrollBy = layOutLines();
  await user.click(await button());
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(scrollBy).toHaveBeenCalledWith({ top: 50, behavior: 'instant' });
  expect(lineOf('Shall we meet?')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
});

test('earlier messages are announced in one sentence, and not read out one by one', async () => {
  const { user } = open([pages]);
  await user.click(await button());
  const earlier = await screen.findByRole('region', { name: 'Earlier messages with Ada Byron' });
  expect(within(earlier).getByText('Hello')).toBeVisible();
  expect(within(screen.getByRole('log')).queryByText('Hello')).not.toBeInTheDocument();
  expect(screen.getByText('All messages of this conversation are shown.')).toHaveAttribute('role', 'status');
});

test('the visitor who writes meanwhile keeps the focus', async () => {
  const { arrived, arrive } = aLateResponse();
  const { user } = open([
    respond(calls.conversation, async ({ query }) => {
      if (!query.before) return latest;
      await arrived;
      return aConversation({ messages: [hello], hasEarlier: true });
    }),
  ]);
  await user.click(await button());
  const field = screen.getByRole('textbox', { name: /Your answer/ });
  await user.click(field);
  await arrive();
  expect(await screen.findByText('Hello')).toBeVisible();
  expect(field).toHaveFocus();
  expect(screen.getByText(/^Earlier messages are shown, from/)).toBeInTheDocument();
});

test('earlier messages stay when others arrive', async () => {
  const { user } = open([
    pages,
    respond(calls.answerConversation, { ...latest, messages: [firstMessage, mine] }),
  ]);
  await user.click(await button());
  expect(await screen.findByText('Hello')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Your answer/ }), 'With pleasure');
  await user.click(screen.getByRole('button', { name: 'Send the answer' }));
  expect(await screen.findByText('With pleasure', { selector: 'li p' })).toBeVisible();
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Hello')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show earlier messages' })).not.toBeInTheDocument();
});

test('a failure is shown beside the button, which can be pressed again', async () => {
  const { user } = open([
    respond(calls.conversation, latest),
    respondWithError(calls.conversation, 'server-0001', { message: 'Please try again later.' }),
    respond(calls.conversation, aConversation({ messages: [hello] })),
  ]);
  await user.click(await button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
  await user.click(await button());
  expect(await screen.findByText('Hello')).toBeVisible();
});

test('a decision stays when an older response arrives later', async () => {
  const { arrived, arrive } = aLateResponse();
  let reads = 0;
  const blocked = aConversation({ isBlocked: true });
  const { user } = open([
    respond(calls.conversation, async () => {
      reads += 1;
      const count = reads;
      if (count === 2) await arrived;
      return count < 3 ? aConversation() : blocked;
    }),
    respond(calls.changeConversation, blocked),
  ]);
  const block = await screen.findByRole('button', { name: 'Block Ada Byron' });
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await user.click(block);
  await waitFor(() => expect(reads).toBe(3));
  await arrive();
  expect(screen.getByText(/You have blocked Ada Byron/)).toBeVisible();
});

import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as conversationCalls from '@summit/contract/calls/conversations';
import type { ResponseOf } from '@summit/contract/requests/call';
import { meetTexts } from '@summit/contract/texts/meet';
import { renderWithSession, respond, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import { MyMessages } from './my-messages.tsx';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

type Entry = ResponseOf<typeof conversationCalls.conversations>['conversations'][number];

const ada: Entry = {
  id: 'c1',
  other: { name: 'Ada Byron', work: null, imageUrl: null },
  lastText: 'With pleasure',
  lastIsMine: false,
  lastAt: '2027-06-01T10:00:00.000Z',
  unread: 2,
};
const gone: Entry = { ...ada, id: 'c2', other: { ...ada.other, name: null }, lastIsMine: true, unread: 0 };

const listed = (conversations: Entry[], isStopped = false) =>
  respond(conversationCalls.conversations, { conversations, next: null, isStopped });

function open(responses: TestResponse[], session: 'signedIn' | 'anonymous' = 'signedIn') {
  const { frame } = createPartFrame({ url: '/meet' });
  renderWithSession(<MyMessages texts={meetTexts} />, {
    responses,
    session,
    render: (tree) => render(frame(tree)),
  });
  return userEvent.setup();
}

test('lists conversations with the latest message, and marks new ones', async () => {
  open([listed([ada, gone])]);
  expect(await screen.findByRole('link', { name: 'Ada Byron' })).toHaveAttribute('href', '/messages?id=c1');
  expect(screen.getByText('2 new')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Somebody who is no longer here' })).toBeVisible();
  expect(screen.getByText('You: With pleasure')).toBeVisible();
});

test('says what to do without conversations', async () => {
  open([listed([])]);
  expect(await screen.findByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('a failure is shown in its place and can be retried', async () => {
  const user = open([respondWithError(conversationCalls.conversations, 'server-0001'), listed([ada])]);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Ada Byron' })).toBeVisible();
});

describe('with more conversations than one page has', () => {
  const first = { conversations: [ada], next: 'after-c1', isStopped: false };
  const second = { conversations: [gone], next: null, isStopped: false };
  const button = () => screen.findByRole('button', { name: 'Show older conversations' });
  const older = () => screen.findByRole('link', { name: 'Somebody who is no longer here' });

  test('older ones are shown below, get the focus, are announced, and stay when something changes', async () => {
    const unread = { ...gone, lastIsMine: false, unread: 3 };
    let reads = 0;
    const user = open([
      respond(conversationCalls.conversations, ({ query }) => {
        if (query.before !== 'after-c1') return first;
        reads += 1;
        return reads === 1 ? second : { ...second, conversations: [unread] };
      }),
    ]);
    await user.click(await button());
    expect(await older()).toHaveFocus();
    expect(screen.getByText('2 conversations are shown.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: 'Show older conversations' })).not.toBeInTheDocument();

    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('3 new')).toBeVisible();
    expect(await older()).toBeVisible();
  });

  test('a failure is shown beside the button, which can be pressed again', async () => {
    const { conversations } = conversationCalls;
    const user = open([
      respond(conversations, first),
      respondWithError(conversations, 'server-0001', { message: 'Please try again later.' }),
      respond(conversations, second),
    ]);
    await user.click(await button());
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later.');
    await user.click(await button());
    expect(await older()).toBeVisible();
  });

  test('one that moves to the top meanwhile is shown once', async () => {
    const user = open([
      respond(conversationCalls.conversations, first),
      respond(conversationCalls.conversations, { ...second, conversations: [ada, gone] }),
    ]);
    await user.click(await button());
    expect(await older()).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});

test('all messages can be stopped and allowed again', async () => {
  const user = open([
    listed([], false),
    listed([], true),
    respond(conversationCalls.receiveMessages, { isStopped: true }),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Stop all messages' }));
  expect(await screen.findByText(/You have stopped all messages/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Receive messages again' })).toBeVisible();
});

test('other visitors are asked to log in', async () => {
  open([], 'anonymous');
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
});

import { render, screen } from '@testing-library/react';
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
  respond(conversationCalls.conversations, { conversations, isStopped });

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

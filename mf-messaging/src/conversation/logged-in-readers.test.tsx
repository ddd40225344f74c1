import { act, screen, waitFor } from '@testing-library/react';
import * as calls from '@summit/contract/calls/conversations';
import { respond, type TestResponse } from '@summit/shared-auth/testing';
import { aConversation, firstMessage, getPosts, openAt } from '../testing/opened-conversation.tsx';
import ConversationPage from './conversation-page.tsx';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

/** Opens the page for an attendee who is logged in. @param isSignedIn whether the conversation is theirs */
function open(url: string, isSignedIn: boolean, own?: TestResponse[]) {
  const conversation = aConversation({ isSignedIn });
  const usual = [respond(calls.conversation, conversation), respond(calls.changeConversation, conversation)];
  return openAt(<ConversationPage />, { url, responses: own ?? usual, session: 'signedIn' });
}

const message = () => screen.findByText('Shall we meet?');

beforeEach(() => window.localStorage.clear());

test('a message in a hidden tab counts as seen only when the visitor returns', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { requests } = open('/messages?id=c1', true);
  expect(await message()).toBeVisible();
  expect(getPosts(requests)).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(getPosts(requests)).toMatchObject([{ id: 'c1', change: 'seen', upTo: 'm1' }]));
});

test('a message that arrives while another is marked as seen is marked, too', async () => {
  let mark: () => void = () => undefined;
  const marked = new Promise<void>((resolve) => {
    mark = resolve;
  });
  const before = aConversation({ isSignedIn: true });
  const next = { ...firstMessage, id: 'm2', text: 'At noon?' };
  const { requests } = open('/messages?id=c1', true, [
    respond(calls.conversation, before),
    respond(calls.conversation, { ...before, messages: [firstMessage, next] }),
    respond(calls.changeConversation, async () => {
      await marked;
      return before;
    }),
  ]);
  expect(await message()).toBeVisible();
  await waitFor(() => expect(getPosts(requests)).toMatchObject([{ upTo: 'm1' }]));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('At noon?')).toBeVisible();
  await act(async () => mark());
  await waitFor(() => expect(getPosts(requests)).toMatchObject([{ upTo: 'm1' }, { upTo: 'm2' }]));
});

test.each([
  ['the link of another person', false],
  ['the attendee’s own link', true],
])('an attendee who opens %s sees in whose name replies are sent', async (_whose, isSignedIn) => {
  open('/messages?token=t1', isSignedIn);
  expect(await message()).toBeVisible();
  expect(screen.queryAllByText(/as the person to whom this link was sent/)).toHaveLength(isSignedIn ? 0 : 1);
});

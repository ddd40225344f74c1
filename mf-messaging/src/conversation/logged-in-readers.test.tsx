import { act, render, screen, waitFor } from '@testing-library/react';
import * as contentCalls from '@summit/contract/calls/content';
import * as calls from '@summit/contract/calls/conversations';
import * as settingsCalls from '@summit/contract/calls/settings';
import { renderWithSession, respond, sampleResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import ConversationPage from './conversation-page.tsx';

jest.mock('@summit/shared-auth/conversation-changes', () => ({
  openConversationChanges: () => () => undefined,
}));

/** Opens the page for an attendee who is logged in. @param isSignedIn whether the conversation is theirs */
function open(url: string, isSignedIn: boolean) {
  const { frame } = createPartFrame({ url });
  const conversation = {
    id: 'c1',
    other: { name: 'Ada Byron', work: null, imageUrl: null },
    messages: [{ id: 'm1', text: 'Shall we meet?', isMine: false, sentAt: '2027-06-01T10:00:00.000Z' }],
    hasEarlier: false,
    isBlocked: false,
    isStopped: false,
    isReported: false,
    isSignedIn,
  };
  return renderWithSession(<ConversationPage />, {
    responses: [
      respond(calls.conversation, conversation),
      respond(calls.changeConversation, conversation),
      respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent)),
      respond(settingsCalls.settings, sampleResponse(settingsCalls.settings)),
    ],
    session: 'signedIn',
    render: (tree) => render(frame(tree)),
  });
}

const message = () => screen.findByText('Shall we meet?');

beforeEach(() => window.localStorage.clear());

test('a message in a hidden tab counts as seen only when the visitor returns', async () => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { requests } = open('/messages?id=c1', true);
  const posts = () => requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(await message()).toBeVisible();
  expect(posts()).toEqual([]);
  visibility.mockReturnValue('visible');
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(posts()).toMatchObject([{ id: 'c1', change: 'seen', upTo: 'm1' }]));
});

test.each([
  ['the link of another person', false],
  ['the attendee’s own link', true],
])('an attendee who opens %s sees in whose name replies are sent', async (_whose, isSignedIn) => {
  open('/messages?token=t1', isSignedIn);
  expect(await message()).toBeVisible();
  expect(screen.queryAllByText(/as the person to whom this link was sent/)).toHaveLength(isSignedIn ? 0 : 1);
});

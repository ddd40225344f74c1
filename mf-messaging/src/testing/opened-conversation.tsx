import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import * as contentCalls from '@summit/contract/calls/content';
import type * as conversationCalls from '@summit/contract/calls/conversations';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import { renderWithSession, respond, sampleResponse, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';

type Conversation = ResponseOf<typeof conversationCalls.conversation>;

/** A message of the other person. */
export const firstMessage = {
  id: 'm1',
  text: 'Shall we meet?',
  isMine: false,
  sentAt: '2027-06-01T10:00:00.000Z',
};

/** A conversation with one message of the other person, and what matters to the test. */
export function aConversation(own: Partial<Conversation> = {}): Conversation {
  return {
    id: 'c1',
    other: { name: 'Ada Byron', work: 'Analyst, Engine & Co', imageUrl: null },
    messages: [firstMessage],
    hasEarlier: false,
    isBlocked: false,
    isStopped: false,
    isReported: false,
    isSignedIn: false,
    ...own,
  };
}

interface Opening {
  url: string;
  responses: TestResponse[];
  session?: 'anonymous' | 'signedIn';
}

/** Opens the page of a conversation at an address, with the responses that are not about texts and settings. */
export function openAt(page: ReactElement, { url, responses, session = 'anonymous' }: Opening) {
  const { frame } = createPartFrame({ url });
  const opened = renderWithSession(page, {
    responses: [
      ...responses,
      respond(contentCalls.staticContent, sampleResponse(contentCalls.staticContent)),
      respond(settingsCalls.settings, sampleResponse(settingsCalls.settings)),
    ],
    session,
    render: (tree) => render(frame(tree)),
  });
  return { ...opened, user: userEvent.setup() };
}

/** The bodies of the requests that change something. */
export function getPosts(requests: readonly { method: string; body: unknown }[]): unknown[] {
  return requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
}

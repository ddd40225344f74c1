import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { renderWithSession, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import { eventResponses } from './event-responses.ts';

interface PageOptions {
  /** The visitor's current address: `/speakers?q=ada`. */
  url: string;
  /** The page's path in the site map, when it has parameters. */
  path?: string;
  responses: readonly TestResponse[];
  session?: 'unknown' | 'anonymous' | 'signedIn';
}

/** Renders a page against a server that knows the event and returns the test's responses. */
export function renderPage(Page: ComponentType, { url, path, responses, session }: PageOptions) {
  const { frame, openedDialogs, location, back } = createPartFrame({ url, path });
  const own = new Set(responses.map(({ row }) => row));
  const event = eventResponses().filter(({ row }) => !own.has(row));
  const page = renderWithSession(<Page />, {
    responses: [...responses, ...event],
    session,
    render: (tree) => render(frame(tree)),
  });
  return { ...page, openedDialogs, location, back, user: userEvent.setup() };
}

/** Accepts the expected errors of React's boundaries; all others still fail the test. */
export function expectBoundaryErrors(): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
}

import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { AttendeeDetails } from '@summit/shared-auth';
import { renderWithSession, type TestResponse } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import { registrationResponses, type Switches } from './registration-responses.ts';

export interface PageOptions {
  url: string;
  /** The page's path in the site map, when it reads its parameters. */
  path?: string;
  responses?: readonly TestResponse[];
  switches?: Partial<Switches>;
  /** The registration of the attendee; without a status no attendee is logged in. */
  status?: RegistrationStatus;
  attendee?: Partial<AttendeeDetails>;
  /** `anonymous`: an attendee with a status who is not logged in yet. */
  session?: 'unknown' | 'anonymous';
}

/** Renders a page of the registration with a server that knows the event and returns the test's responses. */
export function renderPage(Page: ComponentType, options: PageOptions) {
  const { url, path, responses = [], switches, status, attendee, session } = options;
  const { frame, location, openedDialogs } = createPartFrame({ url, path });
  const own = new Set(responses.map(({ row }) => row));
  const event = registrationResponses(switches).filter(({ row }) => !own.has(row));
  const page = renderWithSession(<Page />, {
    responses: [...responses, ...event],
    session: session ?? (status ? 'signedIn' : 'anonymous'),
    attendee: { registrationStatus: status, ...attendee },
    registrationStatus: { registrationStatus: status },
    render: (tree) => render(frame(tree)),
  });
  return { ...page, location, openedDialogs, user: userEvent.setup({ delay: null }) };
}

/** The bodies that a page sent to a call, in order. */
export function sentTo(
  { path }: { path: string },
  requests: readonly { path: string; body: unknown }[],
): unknown[] {
  return requests.filter((request) => request.path === path).map(({ body }) => body);
}

/** Pastes into a field, after its present content. */
export async function enter(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field);
  await user.paste(text);
}

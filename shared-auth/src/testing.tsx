import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import { createServerDataClient } from './server-data-client.ts';
import { type QueryClient, QueryClientProvider } from './server-state.ts';
import { createCredentials } from './session/credentials.ts';
import { createSession, type Session } from './session/session.ts';
import { SessionProvider } from './session/session-context.tsx';
import { memoryStorage } from './session/session-storage.ts';
import type { AttendeeDetails, RegistrationStatusObject } from './session/session-store.ts';
import { ada, adasStatus } from './testing-attendee.ts';
import { createTestServer, respond, type TestRequest, type TestResponse } from './testing-responses.ts';

export { sampleResponse } from './testing-sample.ts';
export {
  respond,
  respondToCaptcha,
  respondWithError,
  respondNever,
  type TestResponse,
  type TestRequest,
} from './testing-responses.ts';

export interface TestSessionOptions<Rendered extends object = RenderResult> {
  /** The server's responses. A call without one fails the test. */
  responses?: readonly TestResponse[];
  /** The state of the session; `anonymous` by default, `unknown` for a page that is not hydrated yet. */
  session?: 'unknown' | 'anonymous' | 'signedIn';
  /** Details of the signed-in attendee that matter to the test. */
  attendee?: Partial<AttendeeDetails>;
  registrationStatus?: Partial<RegistrationStatusObject>;
  /** Renders the tree in place of Testing Library's `render`, for example within a router. */
  render?: (tree: ReactElement) => Rendered;
}

export interface TestSession {
  session: Session;
  queryClient: QueryClient;
  requests: TestRequest[];
}

/** Renders a part for a visitor, against a server that returns what the test specifies. */
export function renderWithSession<Rendered extends object = RenderResult>(
  ui: ReactNode,
  options: TestSessionOptions<Rendered> = {},
): Rendered & TestSession {
  const { Wrapper, ...tools } = createTestSession(options);
  const renderTree = options.render ?? (render as unknown as (tree: ReactElement) => Rendered);
  return { ...renderTree(<Wrapper>{ui}</Wrapper>), ...tools };
}

/** The same in pieces, for tests that render in their own way. */
export function createTestSession(options: Omit<TestSessionOptions<never>, 'render'> = {}) {
  const { responses = [], session: visitor = 'anonymous' } = options;
  const responded = new Set(responses.map(({ row }) => row));
  const own = ownResponses(options).filter(({ row }) => !responded.has(row));
  const server = createTestServer([...responses, ...own]);
  openServers.push(server);
  const storage = memoryStorage();
  if (visitor === 'signedIn') {
    createCredentials(storage).keep({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  }
  const session = createSession({ apiBaseUrl: '/api', storage, network: server.network });
  if (visitor !== 'unknown') session.actions.start();
  const queryClient = createServerDataClient();
  const defaults = queryClient.getDefaultOptions();
  queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults.queries, retry: false } });

  function Wrapper({ children }: { children: ReactNode }) {
    return (
      <QueryClientProvider client={queryClient}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </QueryClientProvider>
    );
  }
  return { Wrapper, session, queryClient, requests: server.requests };
}

/** Responses about the attendee and the session, for tests without their own. */
function ownResponses({
  attendee,
  registrationStatus,
}: Pick<TestSessionOptions, 'attendee' | 'registrationStatus'>) {
  return [
    respond(attendeeSelfCalls.attendeeDetails, { ...ada, ...attendee }),
    respond(attendeeSelfCalls.registrationStatus, { ...adasStatus, ...registrationStatus }),
    respond(metaCalls.captcha, { provider: 'altcha', siteKey: null }),
    respond(authCalls.logout),
  ];
}

const openServers: { unexpected: string[] }[] = [];

afterEach(() => {
  const unexpected = openServers.splice(0).flatMap((server) => server.unexpected);
  if (unexpected.length > 0) {
    throw new Error(`Calls without a response in the test: ${unexpected.join(', ')}`);
  }
});

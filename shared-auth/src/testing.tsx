import { QueryClientProvider, type QueryClient } from './server-state.ts';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { authCalls } from '@summit/contract/calls/auth';
import { metaCalls } from '@summit/contract/calls/meta';
import { createCredentials } from './credentials.ts';
import { createServerDataClient } from './server-data-client.ts';
import { SessionProvider } from './session-context.tsx';
import { memoryStorage } from './session-storage.ts';
import type { AttendeeDetails, RegistrationStatusObject } from './session-store.ts';
import { createSession, type Session } from './session.ts';
import { answer, createTestServer, type TestAnswer, type TestRequest } from './testing-answers.ts';
import { ada, adasStatus } from './testing-attendee.ts';

export { sampleAnswer } from './testing-sample.ts';
export {
  answer,
  answerCaptcha,
  answerError,
  answerOffline,
  type TestAnswer,
  type TestRequest,
} from './testing-answers.ts';

export interface TestSessionOptions<Rendered extends object = RenderResult> {
  /** The server's responses. A call without one fails the test. */
  answers?: readonly TestAnswer[];
  /** Who visits; `anonymous` by default, `unknown` is a page that is not hydrated yet. */
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

/** Renders a part as a visitor sees it, against a server that returns what the test specifies. */
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
  const { answers = [], session: visitor = 'anonymous' } = options;
  const answered = new Set(answers.map(({ row }) => row));
  const own = ownAnswers(options).filter(({ row }) => !answered.has(row));
  const server = createTestServer([...answers, ...own]);
  openServers.push(server);
  const storage = memoryStorage();
  if (visitor === 'signedIn') {
    createCredentials(storage).keep({ accessToken: 'access-1', refreshToken: 'refresh-1' });
  }
  const session = createSession({ apiBaseUrl: '/api', storage, adapter: server.adapter });
  if (visitor !== 'unknown') session.actions.start();
  const queryClient = createServerDataClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });

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
function ownAnswers({
  attendee,
  registrationStatus,
}: Pick<TestSessionOptions, 'attendee' | 'registrationStatus'>) {
  return [
    answer(attendeeSelfCalls.attendeeDetails, { ...ada, ...attendee }),
    answer(attendeeSelfCalls.registrationStatus, { ...adasStatus, ...registrationStatus }),
    answer(metaCalls.captcha, { provider: 'altcha', siteKey: null }),
    answer(authCalls.logout),
  ];
}

const openServers: { unexpected: string[] }[] = [];

afterEach(() => {
  const unexpected = openServers.splice(0).flatMap((server) => server.unexpected);
  if (unexpected.length > 0) throw new Error(`Calls that the test does not answer: ${unexpected.join(', ')}`);
});

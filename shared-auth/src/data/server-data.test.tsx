import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  createServerDataClient,
  type FetchedData,
  fetchedServerData,
  hydrateServerData,
  serverQuery,
  useServerData,
  useServerDataQuery,
  useSession,
} from '../shared-auth.ts';
import { createTestSession, renderWithSession, respond, respondWithError } from '../testing.tsx';
import { ada, adasStatus } from '../testing-attendee.ts';

const switches = respond(settingsCalls.virtualSettings, {
  isEnabled: true,
  title: 'Online too',
  streamUrl: null,
  opensAt: null,
});

function Title() {
  return <p>{useServerData(settingsCalls.virtualSettings).title}</p>;
}

test('the browser does not fetch data that are in the HTML', async () => {
  const onServer = createTestSession({ responses: [switches], session: 'unknown' });
  const fetched = createServerDataClient();
  await fetched.prefetchQuery(serverQuery(onServer.session.call, settingsCalls.virtualSettings));
  const state = JSON.parse(JSON.stringify(fetchedServerData(fetched))) as FetchedData;

  const inBrowser = createTestSession();
  hydrateServerData(inBrowser.queryClient, state);
  render(<Title />, { wrapper: inBrowser.Wrapper });

  expect(screen.getByText('Online too')).toBeInTheDocument();
  expect(inBrowser.requests).toHaveLength(0);
});

test('data in the HTML never replace the visitor’s data, which may be newer', () => {
  const { queryClient } = createTestSession();
  const key = ['GET', '/seats'];
  hydrateServerData(queryClient, [[key, 3]]);
  queryClient.setQueryData(key, 2);
  hydrateServerData(queryClient, [[key, 3]]);
  expect(queryClient.getQueryData(key)).toBe(2);
});

test('data in the HTML of another page do not make older data count as new, nor those that an action has changed', async () => {
  const { queryClient } = createTestSession();
  const key = ['GET', '/seats'];
  queryClient.setQueryData(key, 2, { updatedAt: 1000 });
  await queryClient.invalidateQueries({ queryKey: key });
  hydrateServerData(queryClient, [[key, 3]]);
  expect(queryClient.getQueryState(key)).toMatchObject({
    data: 2,
    dataUpdatedAt: 1000,
    isInvalidated: true,
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };
  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }
  override render() {
    return this.state.message || this.props.children;
  }
}

test('a failure reaches the boundary with the server’s message', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderWithSession(
    <Boundary>
      <Suspense fallback="…">
        <Title />
      </Suspense>
    </Boundary>,
    { responses: [respondWithError(settingsCalls.virtualSettings, 'server-0002', { message: 'Back soon' })] },
  );

  expect(await screen.findByText('Back soon')).toBeInTheDocument();
});

test('an attendee’s data are removed when the session ends', async () => {
  function Company() {
    const signedIn = useSession(({ phase }) => phase === 'signedIn');
    const { data } = useServerDataQuery(attendeeSelfCalls.attendeeDetails, undefined, { enabled: signedIn });
    return <p>{data?.company ?? 'nobody'}</p>;
  }
  const { session } = renderWithSession(<Company />, {
    session: 'signedIn',
    responses: [
      respond(attendeeSelfCalls.attendeeDetails, { ...ada, company: 'Northlight' }),
      respond(attendeeSelfCalls.registrationStatus, adasStatus),
    ],
  });
  expect(await screen.findByText('Northlight')).toBeInTheDocument();

  act(() => session.actions.logout());

  expect(screen.getByText('nobody')).toBeInTheDocument();
});

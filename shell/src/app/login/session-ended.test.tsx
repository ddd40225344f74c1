import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { createTestSession, respondWithError } from '@summit/shared-auth/testing';
import { createPartFrame } from '@summit/shared-ui/testing';
import type { RemoteLoader } from '../../federation/remote-loader.ts';
import { RemotesProvider } from '../../federation/remotes-context.tsx';
import { frameResponses } from '../testing/frame-responses.ts';
import { SessionEnded } from './session-ended.tsx';

const page = { headerKind: 'plain', renderMode: 'browser' } as const;
const live = {
  revision: 1,
  remotes: [
    {
      name: 'registration',
      buildId: 'b1',
      containerName: 'registration_b1',
      entry: 'http://registration.test/remoteEntry.js',
      pages: [
        { id: 'speakers', path: '/speakers', access: 'public' as const, ...page },
        { id: 'photo', path: '/registration/photo', access: 'attendee' as const, ...page },
      ],
      dialogs: [],
    },
  ],
};

/** Opens a page for a signed-in attendee whose next call finds the session ended. */
function openPage(url: string, content: ReactNode = null) {
  const { frame, location } = createPartFrame({ url });
  const { Wrapper, session } = createTestSession({
    session: 'signedIn',
    responses: [
      respondWithError(attendeeSelfCalls.killerFeatureType, 'authorization-0001'),
      respondWithError(authCalls.refreshToken, 'authorization-0003'),
      ...frameResponses(),
    ],
  });
  render(
    <RemotesProvider live={live} loader={{} as RemoteLoader} refresh={async () => live}>
      <Wrapper>
        {frame(
          <>
            {content}
            <SessionEnded />
          </>,
        )}
      </Wrapper>
    </RemotesProvider>,
  );
  const end = async () => {
    await waitFor(() => expect(session.store.getState().phase).toBe('signedIn'));
    await act(() => session.call(attendeeSelfCalls.killerFeatureType).catch(() => undefined));
  };
  return { end, location };
}

const notice = () => screen.findByText('Your session has ended. Please log in again.');

test('redirects to the home page and says why', async () => {
  const { end, location } = openPage('/speakers?q=ada');
  await end();

  expect(await notice()).toBeInTheDocument();
  expect(location()).toBe('/');
  expect(screen.queryByText('What you entered is still here.')).not.toBeInTheDocument();
});

test('a visitor with unsaved input stays on the page, and can log in on top of it', async () => {
  const { end, location } = openPage(
    '/speakers',
    <form>
      <textarea aria-label="Letter" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Letter'), 'Good morning');
  await end();

  expect(await notice()).toBeInTheDocument();
  expect(screen.getByText('What you entered is still here.')).toBeInTheDocument();
  expect(screen.getByLabelText('Letter')).toHaveValue('Good morning');
  expect(location()).toBe('/speakers');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
});

test('text in a search field does not count as unsaved input', async () => {
  const { end, location } = openPage(
    '/speakers',
    <form role="search">
      <input aria-label="Search" />
    </form>,
  );
  await userEvent.type(screen.getByLabelText('Search'), 'Ada');
  await end();

  expect(await notice()).toBeInTheDocument();
  expect(location()).toBe('/');
});

test('a personal page stays open, and the notice can be closed', async () => {
  const { end, location } = openPage('/registration/photo');
  await end();

  expect(await notice()).toBeInTheDocument();
  expect(location()).toBe('/registration/photo');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText(/session has ended/)).not.toBeInTheDocument();
});

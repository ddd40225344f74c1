import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import {
  renderWithSession,
  respond,
  respondToCaptcha,
  respondWithError,
  sampleResponse,
  type TestResponse,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { FailureLog } from '../overlays/failure-log.tsx';
import { FrameLoadingBar } from '../overlays/frame-loading-bar.tsx';
import { AttendeeSpinner } from '../parts/main-spinner.tsx';
import { frameResponses } from '../testing/frame-responses.ts';
import LoginDialog from './login-dialog.tsx';

const tokens = { accessToken: 'access-1', refreshToken: 'refresh-1' };

/** A response that arrives when the test says so. */
function held<T>(value: T) {
  let arrive = () => {};
  const responded = new Promise<T>((resolve) => (arrive = () => resolve(value)));
  return { responded: () => responded, arrive: () => act(async () => arrive()) };
}

async function logIn(...responses: TestResponse[]) {
  const { container } = renderWithSession(
    <>
      <FrameLoadingBar />
      <AttendeeSpinner />
      <FailureLog />
      <LoginDialog onClose={() => undefined} />
    </>,
    {
      responses: [...responses, respondToCaptcha(), ...frameResponses()],
      registrationStatus: { registrationStatus: 'SubmitStepOne' },
      render: (tree) => renderPart(tree),
    },
  );
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@demo.summit.example');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Summit2027');
  await userEvent.click(await screen.findByRole('button', { name: 'Log in' }));
  return { bar: () => container.querySelector('[data-stage]') };
}

test('the main spinner and the loading bar are shown while the login, and then the details, are loading', async () => {
  const login = held(tokens);
  const details = held(sampleResponse(attendeeSelfCalls.attendeeDetails));
  const { bar } = await logIn(
    respond(authCalls.login, login.responded),
    respond(attendeeSelfCalls.attendeeDetails, details.responded),
  );

  expect(await screen.findByText('Logging you in')).toBeVisible();
  await waitFor(() => expect(bar()).toHaveAttribute('data-stage', 'running'));

  await login.arrive();
  expect(await screen.findByText('Loading your details')).toBeInTheDocument();
  expect(screen.queryByText('Logging you in')).not.toBeInTheDocument();
  expect(bar()).toHaveAttribute('data-stage', 'running');

  await details.arrive();
  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
  expect(screen.queryByText('Loading your details')).not.toBeInTheDocument();
  await waitFor(() => expect(bar()).toHaveAttribute('data-stage', 'idle'));
});

test('a login that fails on the server logs its request id, besides the message in the form', async () => {
  const logged = jest.fn();
  Object.assign(window, { reportError: logged });
  await logIn(respondWithError(authCalls.login, 'server-0001', { requestId: 'r-login' }));

  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Request r-login failed.' })),
  );
  expect(screen.queryByText('Logging you in')).not.toBeInTheDocument();
});

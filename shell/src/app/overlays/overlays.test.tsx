import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as metaCalls from '@summit/contract/calls/meta';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { ApiError, type SessionState, useServerDataQuery } from '@summit/shared-auth';
import {
  renderWithSession,
  respond,
  respondNever,
  respondToCaptcha,
  respondWithError,
  type TestRequest,
  type TestSessionOptions,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import { Overlays } from './overlays.tsx';

function renderOverlays(url = '/', options: Omit<TestSessionOptions<never>, 'render'> = {}) {
  return renderWithSession(<Overlays />, {
    ...options,
    responses: [...(options.responses ?? []), respondToCaptcha(), ...frameResponses()],
    render: (tree) => renderPart(tree, { url }),
  });
}

const report = respond(metaCalls.reportError);

const reportsIn = (requests: readonly TestRequest[]) =>
  requests.filter(({ path }) => path === metaCalls.reportError.path).map(({ body }) => body);

/** A call failed in an event handler without being caught. */
async function fail(facts: Partial<ConstructorParameters<typeof ApiError>[0]>) {
  const reason = new ApiError({
    code: 'voting-0002',
    message: 'Closed',
    requestId: 'r-9',
    status: 409,
    ...facts,
  });
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  await act(async () => {
    window.dispatchEvent(event);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return event;
}

test('#login opens the login on any page, and closing it leaves the page as it was', async () => {
  const { location } = renderOverlays('/speakers?q=ada#login');

  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(location()).toBe('/speakers?q=ada');
});

test('#subscribe subscribes and says thank you', async () => {
  const attendeeRegistrationCalls = await import('@summit/contract/calls/attendee-registration');
  const { location } = renderOverlays('/#subscribe', {
    responses: [respond(attendeeRegistrationCalls.shortAttendee)],
  });
  await userEvent.type(await screen.findByLabelText(/^Email/), 'ada@demo.summit.example');
  await userEvent.click(screen.getByRole('checkbox'));

  await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));

  await waitFor(() => expect(location()).toBe('/subscribe/thankyou'));
});

test('#forgot-password opens the same popup with the form for a new password', async () => {
  renderOverlays('/forgot-password#forgot-password');

  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeInTheDocument();
});

test('any other hash is a fragment of the page', () => {
  renderOverlays('/#team');

  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unhandled known error is shown with the text of the catalogue, and reported', async () => {
  const { requests } = renderOverlays('/', { responses: [report] });

  const event = await fail({ code: 'voting-0002' });

  const popup = await screen.findByRole('alertdialog', { name: 'An error occurred!' });
  expect(popup).toHaveTextContent('This voting step is not open.');
  expect(popup).toHaveTextContent('r-9');
  expect(event.defaultPrevented).toBe(true);
  expect(reportsIn(requests)).toMatchObject([{ requestId: 'r-9', message: 'Closed' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the details are loaded again after a known error', async () => {
  const { requests, session } = renderOverlays('/', { session: 'signedIn', responses: [report] });
  await waitFor(() => expect((session.store.getState() as SessionState).attendee).not.toBeNull());

  await fail({ code: 'voting-0002' });

  const asked = requests.filter(({ path }) => path === attendeeSelfCalls.attendeeDetails.path);
  expect(asked).toHaveLength(2);
});

test('the details are loaded again even if the report fails', async () => {
  const { requests, session } = renderOverlays('/', {
    session: 'signedIn',
    responses: [respondNever(metaCalls.reportError)],
  });
  await waitFor(() => expect((session.store.getState() as SessionState).attendee).not.toBeNull());

  await fail({ code: 'voting-0002' });

  expect(requests.filter(({ path }) => path === attendeeSelfCalls.attendeeDetails.path)).toHaveLength(2);
});

test('the visitor can report an error that is not in the catalogue', async () => {
  const { requests } = renderOverlays('/', { responses: [report] });

  await fail({ code: 'brand-new-0001' as never, message: 'Something new' });

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Something new');
  expect(reportsIn(requests)).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Send a report' }));
  expect(await screen.findByRole('button', { name: /We have your report/ })).toBeDisabled();
  expect(reportsIn(requests)).toMatchObject([
    { requestId: 'r-9', message: 'Something new', additionalErrorBody: expect.stringContaining('brand-new') },
  ]);
});

test("the report contains the visitor's address", async () => {
  const { requests, session } = renderOverlays('/', { session: 'signedIn', responses: [report] });
  await waitFor(() => expect((session.store.getState() as SessionState).attendee).not.toBeNull());

  await fail({ code: 'voting-0002' });

  expect(reportsIn(requests)).toMatchObject([{ email: 'ada@demo.summit.example' }]);
});

function watchLog() {
  const logged = jest.fn();
  Object.assign(window, { reportError: logged });
  return logged;
}

test('a 401 shows nothing, because the page redirects to the login', async () => {
  const logged = watchLog();
  const { requests } = renderOverlays();

  const event = await fail({ status: 401, code: 'authorization-0001' });

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect([event.defaultPrevented, reportsIn(requests), logged.mock.calls]).toEqual([true, [], []]);
});

test('oauth.advanced-0007 is rethrown, with its message in the log', async () => {
  const logged = watchLog();
  const { requests } = renderOverlays();

  const event = await fail({ status: 403, code: 'oauth.advanced-0007', message: 'No access' });

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect([event.defaultPrevented, reportsIn(requests)]).toEqual([false, []]);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'No access' }));
});

test('a failure of the server is logged once with its request id', async () => {
  const logged = watchLog();
  renderOverlays('/', { responses: [report] });

  await fail({ code: 'server-0001', status: 500, requestId: 'r-500' });

  expect(logged).toHaveBeenCalledTimes(1);
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Request r-500 failed.' }));
});

test('a failure that a page or form has reported itself is logged, too', async () => {
  const logged = watchLog();
  function Speakers() {
    const { error } = useServerDataQuery(speakerCalls.speakers, {});
    return <p>{error?.message}</p>;
  }
  const { requests } = renderWithSession(
    <>
      <Speakers />
      <Overlays />
    </>,
    {
      responses: [
        respondWithError(speakerCalls.speakers, 'server-0001', { requestId: 'r-7' }),
        report,
        ...frameResponses(),
      ],
      render: (tree) => renderPart(tree),
    },
  );

  await waitFor(() =>
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Request r-7 failed.' })),
  );
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await waitFor(() => expect(reportsIn(requests)).toMatchObject([{ requestId: 'r-7' }]));
});

test('a server failure of the details is shown, logged and reported, and not retried repeatedly', async () => {
  const logged = watchLog();
  const failed = respondWithError(attendeeSelfCalls.attendeeDetails, 'server-0001', { requestId: 'r-8' });
  const { requests } = renderOverlays('/', {
    session: 'signedIn',
    responses: [failed, report],
  });

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Request r-8');
  await waitFor(() => expect(reportsIn(requests)).toMatchObject([{ requestId: 'r-8' }]));
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ message: 'Request r-8 failed.' }));
  expect(requests.filter(({ path }) => path === attendeeSelfCalls.attendeeDetails.path)).toHaveLength(1);
});

test('an attendee who no longer exists sees an error message', async () => {
  renderOverlays('/', {
    session: 'signedIn',
    responses: [respondWithError(attendeeSelfCalls.attendeeDetails, 'cqrs-0009'), report],
  });

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Entity of selected type not found');
});

test('a report that fails is not reported', async () => {
  const { requests } = renderOverlays('/', {
    responses: [respondWithError(metaCalls.reportError, 'server-0001')],
  });

  await fail({ code: 'voting-0002' });

  await waitFor(() => expect(reportsIn(requests)).toHaveLength(1));
});

test('a message waits while a dialog is open', async () => {
  renderOverlays('/#login', { responses: [report] });
  await screen.findByRole('dialog', { name: 'Log in' });

  await fail({ code: 'voting-0002' });

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import * as settingsCalls from '@summit/contract/calls/settings';
import { errors } from '@summit/contract/errors/errors';
import {
  renderWithSession,
  respond,
  respondNever,
  respondToCaptcha,
  respondWithError,
  type TestResponse,
  type TestSessionOptions,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import LoginDialog from './login-dialog.tsx';

const tokens = respond(authCalls.login, { accessToken: 'access-1', refreshToken: 'refresh-1' });

/** Adds responses to what the popup always requests, unless the test gives its own. */
function withDefaults(own: readonly TestResponse[]): TestResponse[] {
  const responded = new Set(own.map(({ row }) => row));
  const others = [respondToCaptcha(), respond(authCalls.logout), ...frameResponses()];
  return [...own, ...others.filter(({ row }) => !responded.has(row))];
}

interface PopupOptions extends Omit<TestSessionOptions<never>, 'render'> {
  first?: 'forgot-password';
}

function renderPopup({ first, ...options }: PopupOptions = {}) {
  const onClose = jest.fn();
  const page = renderWithSession(<LoginDialog first={first} onClose={onClose} />, {
    ...options,
    responses: withDefaults(options.responses ?? []),
    render: (tree) => renderPart(tree),
  });
  return { ...page, onClose };
}

async function fillIn(email = 'ada@demo.summit.example', password = 'Summit2027') {
  await userEvent.type(await screen.findByLabelText(/^Email/), email);
  await userEvent.type(screen.getByLabelText(/^Password/), password);
}

const logIn = async () => userEvent.click(await screen.findByRole('button', { name: 'Log in' }));

test('logs in with trimmed values and the solved captcha, and offers to continue an incomplete registration', async () => {
  const { requests, onClose } = renderPopup({
    responses: [tokens],
    registrationStatus: { registrationStatus: 'RequestForPayment', message: 'Please pay for your package.' },
  });

  await fillIn('  ada@demo.summit.example ', ' Summit2027 ');
  await logIn();

  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
  expect(screen.getByText('Please pay for your package.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Continue your registration' })).toHaveAttribute(
    'href',
    '/registration/payment',
  );
  expect(requests.find(({ path }) => path === authCalls.login.path)).toMatchObject({
    body: { email: 'ada@demo.summit.example', password: 'Summit2027' },
    headers: { responseKey: expect.any(String) },
  });
  expect(onClose).not.toHaveBeenCalled();
});

test('closes by itself when the registration is complete', async () => {
  const { onClose } = renderPopup({ responses: [tokens] });

  await fillIn();
  await logIn();

  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('a wrong password shows a message, keeps the input, and can be retried', async () => {
  const { requests } = renderPopup({
    responses: [respondWithError(authCalls.login, 'cqrs-0009'), tokens],
    registrationStatus: { registrationStatus: 'SubmitStepOne' },
  });
  await fillIn();
  await logIn();

  expect(await screen.findByText(/Incorrect username or password\./)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.summit.example');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Summit2027');

  await logIn();
  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
  const keys = requests
    .filter(({ path }) => path === authCalls.login.path)
    .map(({ headers }) => headers.responseKey);
  expect(new Set(keys).size).toBe(2);
});

/** A code that the login's row does not name, as an older or newer server might return it. */
const responseCode = (code: string) =>
  respondWithError(authCalls.login, code as 'cqrs-0009', { message: errors[code as 'cqrs-0009'].message });

test.each([
  [respondWithError(authCalls.login, 'fm.cms-0069'), /Blocked attendee can not login on site/],
  [respondWithError(authCalls.login, 'fm.cms-0068'), /Attendee with such status can't login on site/],
  [responseCode('fm.cms-0070'), /Wrong password/],
  [respondWithError(authCalls.login, 'googlecaptcha-0002'), /Captcha challenge failed/],
  [respondWithError(authCalls.login, 'googlecaptcha-0003'), /This security check has already been used/],
  [respondWithError(authCalls.login, 'cryptography-0001'), /Your session has expired/],
  [respondWithError(authCalls.login, 'rate-limit-0001'), /Too many attempts/],
  [respondWithError(authCalls.login, 'login-0001'), /a link that logs you in is in your inbox/],
  [respondNever(authCalls.login), /We could not reach the server/],
])('shows the server’s message and stays open', async (refusal, message) => {
  const { onClose } = renderPopup({ responses: [refusal] });
  await fillIn();

  await logIn();

  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Summit2027');
  expect(onClose).not.toHaveBeenCalled();
});

test('leaving a field removes spaces around its value', async () => {
  renderPopup();
  await fillIn('  ada@demo.summit.example ', ' Summit2027 ');

  await userEvent.tab();

  expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.summit.example');
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Summit2027');
});

test('each state moves the focus to its title, so that Escape always works', async () => {
  const { onClose } = renderPopup({
    responses: [tokens, respond(authCalls.forgotPasswordRequest)],
    registrationStatus: { registrationStatus: 'SubmitStepOne' },
  });
  const title = (name: string) => screen.findByRole('heading', { name, level: 2 });

  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  expect(await title('Forgot your password?')).toHaveFocus();
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@demo.summit.example');
  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));
  expect(await title('Check your email')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(await title('Log in')).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.summit.example'));
  await userEvent.type(screen.getByLabelText(/^Password/), 'Summit2027');
  await logIn();
  expect(await title('Welcome back')).toHaveFocus();

  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('can start with the form for a forgotten password', async () => {
  renderPopup({ first: 'forgot-password' });

  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeInTheDocument();
});

test('an unknown address is explained with the popup’s text', async () => {
  renderPopup({
    first: 'forgot-password',
    responses: [respondWithError(authCalls.forgotPasswordRequest, 'cqrs-0009')],
  });
  await userEvent.type(screen.getByLabelText(/^Email/), 'nobody@demo.summit.example');

  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));

  expect(await screen.findByText(/Seems like you didn't subscribe with this e-mail/)).toBeInTheDocument();
});

test('requires a valid address and a password before sending anything', async () => {
  const { requests } = renderPopup();

  await logIn();

  expect(await screen.findAllByText(/The field is required/)).not.toHaveLength(0);
  expect(requests.map(({ path }) => path)).not.toContain(authCalls.login.path);
});

test('sends a link for a new password, signed in or not', async () => {
  const { requests } = renderPopup({ responses: [respond(authCalls.forgotPasswordRequest)] });
  await userEvent.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@demo.summit.example');

  await userEvent.click(await screen.findByRole('button', { name: 'Send the link' }));

  expect(await screen.findByText(/password reset instructions has been sent/)).toBeInTheDocument();
  expect(requests.find(({ path }) => path === authCalls.forgotPasswordRequest.path)?.headers).toHaveProperty(
    'responseKey',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeInTheDocument();
});

test('shows success to a signed-in visitor, and the form again after a logout', async () => {
  const { session } = renderPopup({
    session: 'signedIn',
    registrationStatus: { registrationStatus: 'PendingPayment' },
  });
  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();

  act(() => session.actions.logout());

  expect(await screen.findByRole('button', { name: 'Log in' })).toBeInTheDocument();
});

test('a signed-in visitor can also request a new password', async () => {
  const { onClose } = renderPopup({ first: 'forgot-password', session: 'signedIn' });

  expect(await screen.findByRole('dialog', { name: 'Forgot your password?' })).toBeInTheDocument();
  expect(await screen.findByLabelText(/^Email/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('skips the photo step when photos are switched off', async () => {
  renderPopup({
    session: 'signedIn',
    registrationStatus: { registrationStatus: 'PendingPackageSelection' },
    responses: frameResponses({ switches: { attendeePhotoIsDisabled: true } }).filter(
      ({ row }) => row === settingsCalls.globalSettings,
    ),
  });

  const link = await screen.findByRole('link', { name: 'Continue your registration' });
  await waitFor(() => expect(link).toHaveAttribute('href', '/registration/packages'));
});

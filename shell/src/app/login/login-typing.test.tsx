import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import * as metaCalls from '@summit/contract/calls/meta';
import {
  renderWithSession,
  respond,
  respondNever,
  respondToCaptcha,
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

test('focuses the first field', async () => {
  renderPopup();

  expect(await screen.findByLabelText(/^Email/)).toHaveFocus();
});

test('the address is carried over to the forgotten password form and back, the password is not', async () => {
  renderPopup();
  await fillIn('ada@demo.summit.example', 'Summit2027');
  const email = () => screen.getByLabelText(/^Email/);

  await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
  await waitFor(() => expect(email()).toHaveValue('ada@demo.summit.example'));
  await userEvent.clear(email());
  await userEvent.type(email(), 'grace@demo.summit.example');
  await userEvent.click(screen.getByRole('button', { name: 'Back to login' }));

  await waitFor(() => expect(email()).toHaveValue('grace@demo.summit.example'));
  expect(screen.getByLabelText(/^Password/)).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('Summit2027');
});

test('the input is restored when the popup is reopened, and cleared after the login', async () => {
  const { unmount } = renderPopup();
  await fillIn();
  unmount();

  renderPopup({ responses: [tokens] });
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveValue('ada@demo.summit.example'));
  await userEvent.type(screen.getByLabelText(/^Password/), 'Summit2027');
  await logIn();

  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('ada@'));
});

test('Enter waits for the captcha with a message, and then logs in', async () => {
  const solvable = respondToCaptcha();
  let arrive = () => undefined as void;
  const challenge = new Promise<void>((resolve) => (arrive = resolve));
  const { requests } = renderPopup({
    responses: [
      tokens,
      { ...solvable, outcome: async (request) => challenge.then(() => solvable.outcome(request)) },
    ],
  });
  await fillIn();
  await userEvent.type(screen.getByLabelText(/^Password/), '{Enter}');

  expect(await screen.findByRole('button', { name: 'Checking that you are a person' })).toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain(authCalls.login.path);
  await act(async () => arrive());

  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
});

test('a failed captcha sends nothing, and the button does not stay busy', async () => {
  const { requests } = renderPopup({ responses: [tokens, respondNever(metaCalls.captchaChallenge)] });
  await fillIn();
  expect(await screen.findByText('The check did not work')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-busy', 'false');

  await logIn();

  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveAttribute('data-busy', 'false'),
  );
  expect(requests.map(({ path }) => path)).not.toContain(authCalls.login.path);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

import { screen, waitFor } from '@testing-library/react';
import * as authCalls from '@summit/contract/calls/auth';
import { errorMessage } from '@summit/contract/errors/errors';
import { messages } from '@summit/contract/words/messages';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { enter, type PageOptions, renderPage, sentTo } from '../testing/page-rendering.tsx';
import ForgotPasswordPage from './forgot-password-page.tsx';

const url = '/forgot-password?token=t-1';
const done = respond(authCalls.resetPassword);

const works = respond(authCalls.checkPasswordLink);

const open = (responses: TestResponse[] = [], options: Partial<PageOptions> = {}) =>
  renderPage(ForgotPasswordPage, { url, responses: [...responses, works], ...options });

type Opened = ReturnType<typeof open>;

async function choose({ user }: Opened, password: string, repeat = password) {
  await enter(user, await screen.findByLabelText(/^New password/), password);
  await enter(user, screen.getByLabelText(/^Repeat password/), repeat);
  await user.click(screen.getByRole('button', { name: 'Set the password' }));
}

test('sets the new password, logs out here, and opens the login without the token in the address', async () => {
  const page = open([done], { status: 'Completed' });

  await choose(page, 'Harbour2027');

  expect(await screen.findByText('Your password is changed. You can log in with it now.')).toBeVisible();
  expect(sentTo(authCalls.resetPassword, page.requests)).toEqual([{ token: 't-1', password: 'Harbour2027' }]);
  expect(page.location()).toBe('/forgot-password#login');
  expect(page.session.store.getState()).toMatchObject({ phase: 'anonymous', statusResetPasssword: 'done' });
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
});

test.each([
  ['', messages.required],
  ['Ab1', messages.password],
  ['Abcdefghij1234567890x', messages.passwordLength],
  ['1234567', messages.passwordContainsAlpha],
  ['abcdefg', messages.passwordContainsNumeric],
])('refuses "%s" with the message of the rule', async (password, message) => {
  const page = open();
  await screen.findByLabelText(/^New password/);
  const fields = [screen.getByLabelText(/^New password/), screen.getByLabelText(/^Repeat password/)];
  for (const field of fields) if (password) await enter(page.user, field, password);

  await page.user.click(screen.getByRole('button', { name: 'Set the password' }));

  await waitFor(() => expect(fields[0]).toHaveAccessibleDescription(expect.stringContaining(message)));
  expect(sentTo(authCalls.resetPassword, page.requests)).toEqual([]);
});

test('asks for the same password twice', async () => {
  const page = open();

  await choose(page, 'Harbour2027', 'Harbour2028');

  await waitFor(() =>
    expect(screen.getByLabelText(/^Repeat password/)).toHaveAccessibleDescription(messages.sameAsPassword),
  );
});

test('ticks each rule that is met', async () => {
  const { user } = open();
  const field = await screen.findByLabelText(/^New password/);
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining('done'));

  await enter(user, field, 'abc');

  expect(field).toHaveAccessibleDescription(expect.stringContaining('Should be at least one letter : done'));
  expect(field).not.toHaveAccessibleDescription(expect.stringContaining('number : done'));

  await enter(user, field, 'abc٢٠２７');

  expect(field).toHaveAccessibleDescription(expect.stringContaining('number : done'));
});

test.each([
  ['used or unknown', 'cqrs-0009', 'This link no longer works', /Attendee data not found/],
  ['expired', 'cryptography-0001', 'This link has expired', /This link has expired/],
] as const)('a link that is %s shows a message and offers a new one', async (_what, code, title, words) => {
  const message = errorMessage(code, 'resetPassword');
  const page = open([respondWithError(authCalls.resetPassword, code, { message })]);

  await choose(page, 'Harbour2027');

  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(title);
  expect(notice).toHaveTextContent(words);
  expect(notice).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toHaveAttribute(
    'href',
    '#forgot-password',
  );
});

test('an address without a token makes no call, and offers a link', async () => {
  open([], { url: '/forgot-password' });

  expect(await screen.findByRole('heading', { name: 'This link is incomplete' })).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Send me a new link' })).toBeVisible();
});

test('keeps the input when the server cannot be reached, and works on retry', async () => {
  const page = open([respondNever(authCalls.resetPassword), done]);

  await choose(page, 'Harbour2027');
  expect(await screen.findByText(/We could not reach the server/)).toBeVisible();
  expect(screen.getByLabelText(/^New password/)).toHaveValue('Harbour2027');
  await page.user.click(screen.getByRole('button', { name: 'Set the password' }));

  expect(await screen.findByText('Your password is changed. You can log in with it now.')).toBeVisible();
});

test.each([
  ['cqrs-0009', 'This link no longer works'],
  ['cryptography-0001', 'This link has expired'],
] as const)('reports an invalid link before any input: %s', async (code, title) => {
  open([respondWithError(authCalls.checkPasswordLink, code)]);

  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryByLabelText(/^New password/)).not.toBeInTheDocument();
});

test('the form is available even if the check of the link fails', async () => {
  open([respondNever(authCalls.checkPasswordLink)]);

  expect(await screen.findByLabelText(/^New password/)).toBeVisible();
});

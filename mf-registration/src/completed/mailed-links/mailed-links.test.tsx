import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import * as addressChangeCalls from '@summit/contract/calls/address-change';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as authCalls from '@summit/contract/calls/auth';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { respond, respondNever, respondWithError } from '@summit/shared-auth/testing';
import { renderPage } from '../../testing/page-rendering.tsx';
import CompletedPage from '../completed-page.tsx';

const open = (options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(CompletedPage, { url: href(pages.registrationCompleted), ...options });

const mailed = (change: Partial<ResponseOf<typeof authCalls.mailedLink>> = {}) =>
  respond(authCalls.mailedLink, {
    state: 'usable',
    email: 'a•••@mare.example',
    endsPassword: false,
    ...change,
  });

describe('the link in an email', () => {
  const url = href(pages.registrationCompleted, { search: { token: 't-1' } });
  const { completeByToken } = attendeeRegistrationCalls;
  const completed = respond(completeByToken, {
    registrationStatus: 'Completed',
    message: 'You are registered',
    displayName: 'Completed',
    isEmailConfirmed: true,
    passwordRemoved: false,
  });
  const press = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Complete my registration' }));

  test('completes the registration without a login, on a press', async () => {
    const { user, requests } = open({ url, responses: [mailed(), completed] });
    expect(await screen.findByText(/complete the registration of a•••@mare.example/)).toBeVisible();
    expect(requests.filter(({ path }) => path === completeByToken.path)).toEqual([]);
    await press(user);
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#login');
  });

  test('redirects its owner to the ticket, on an address without the token', async () => {
    const page = open({ url, status: 'Completed', responses: [mailed(), completed] });
    await press(page.user);
    expect(await screen.findByRole('article', { name: 'Ticket of Ada Kovács' })).toBeVisible();
    expect(page.location()).toBe(href(pages.registrationCompleted));
  });

  test('that was used before shows the same', async () => {
    const { user } = open({ url, responses: [mailed(), respondWithError(completeByToken, 'fm.cms-0019')] });
    await press(user);
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
  });

  test('that has expired shows a message', async () => {
    const { user } = open({ url, responses: [mailed(), respondWithError(completeByToken, 'fm.cms-0009')] });
    await press(user);
    expect(await screen.findByText('Invitation token does not exist or no longer active')).toBeVisible();
  });

  test('can be retried when the server could not be reached', async () => {
    const { user } = open({ url, responses: [mailed(), respondNever(completeByToken), completed] });
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await press(user);
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeVisible();
  });
});

test.each(['used', 'expired'] as const)('a link that is %s can be replaced with one press', async (state) => {
  const url = href(pages.registrationCompleted, { search: { confirm: 't-1' } });
  const { user, requests } = open({
    url,
    responses: [mailed({ state }), respond(authCalls.renewMailedLink)],
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a new link' }));
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('A new link is on its way to a•••@mare.example.')).toBeVisible();
  expect(requests.find(({ path }) => path === authCalls.renewMailedLink.path)?.body).toEqual({
    token: 't-1',
  });
});

describe('the link that confirms an address', () => {
  const url = href(pages.registrationCompleted, { search: { confirm: 't-2' } });
  const { completeByToken } = attendeeRegistrationCalls;
  const confirmed = (passwordRemoved = false) =>
    respond(completeByToken, {
      registrationStatus: 'SubmitStepOne',
      message: '',
      displayName: '',
      isEmailConfirmed: true,
      passwordRemoved,
    });
  const title = { name: 'Your email address is confirmed' };
  const press = async (user: UserEvent, name = 'Confirm my address') =>
    user.click(await screen.findByRole('button', { name }));
  const sent = (requests: readonly { path: string; query?: unknown }[]) =>
    requests.filter(({ path }) => path === completeByToken.path).map(({ query }) => query);

  test('confirms on a press, without a login, on any device; opening it confirms nothing', async () => {
    const { user, requests } = open({ url, responses: [mailed(), confirmed()] });
    expect(await screen.findByText(/^Press the button to confirm a•••@mare.example/)).toBeVisible();
    expect(sent(requests)).toEqual([]);
    await press(user);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(sent(requests)).toEqual([{ token: 't-2' }]);
  });

  test('redirects its owner to the ticket', async () => {
    const { user } = open({ url, status: 'Completed', responses: [mailed(), confirmed()] });
    await press(user);
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Open my ticket' })).toHaveAttribute(
      'href',
      href(pages.registrationCompleted),
    );
  });

  test('asks whose the previous password is, and keeps it if the owner agrees', async () => {
    const { user, requests } = open({ url, responses: [mailed({ endsPassword: true }), confirmed()] });
    await press(user, 'Yes, that was me');
    expect(await screen.findByRole('heading', title)).toBeVisible();
    expect(sent(requests)).toEqual([{ token: 't-2', keepsPassword: 'yes' }]);
  });

  test('removes the previous password otherwise, and explains how to choose a new one', async () => {
    const { user, requests } = open({ url, responses: [mailed({ endsPassword: true }), confirmed(true)] });
    await press(user, 'No, end that password');
    expect(await screen.findByText(/^Somebody had chosen a password for this address before/)).toBeVisible();
    expect(sent(requests)).toEqual([{ token: 't-2' }]);
  });

  test('that has expired shows a message', async () => {
    open({ url, responses: [respondWithError(authCalls.mailedLink, 'cqrs-0009')] });
    expect(await screen.findByRole('heading', { name: 'This link did not work' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

describe('the link of a changed address', () => {
  const url = href(pages.registrationCompleted, { search: { address: 't-3' } });
  const { addressChange, actOnAddressChange } = addressChangeCalls;
  const found = (change: Partial<ResponseOf<typeof addressChange>>) =>
    respond(addressChange, { reader: 'owner', state: 'asked', newEmail: 'a•••@rio.example', ...change });
  const acted = (requests: readonly { path: string; body?: unknown }[]) =>
    requests.filter(({ path }) => path === actOnAddressChange.path).map(({ body }) => body);

  test.each([
    ['newcomer', 'agreed', 'Confirm my new address', 'confirm', 'Your new address is confirmed'],
    ['owner', 'asked', 'Yes, change my address', 'agree', 'Check your email at the new address'],
    ['owner', 'asked', 'This was not me', 'undo', 'Your account is yours again'],
    ['owner', 'agreed', 'This was not me', 'undo', 'Your account is yours again'],
    ['owner', 'done', 'This was not me', 'undo', 'Your account is yours again'],
  ] as const)('of the %s, %s: “%s” is sent only on a press', async (reader, state, name, action, title) => {
    const { user, requests } = open({
      url,
      responses: [found({ reader, state }), respond(actOnAddressChange)],
    });
    const button = await screen.findByRole('button', { name });
    expect(acted(requests)).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: title })).toBeVisible();
    expect(acted(requests)).toEqual([{ token: 't-3', action }]);
  });

  test('that took the account back says so, although its session has ended with it', async () => {
    const { user, requests } = open({
      url,
      status: 'Completed',
      responses: [found({ state: 'done' }), respond(actOnAddressChange)],
    });
    await user.click(await screen.findByRole('button', { name: 'This was not me' }));
    expect(await screen.findByRole('heading', { name: 'Your account is yours again' })).toBeVisible();
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    expect(requests.at(-1)?.path).toBe(actOnAddressChange.path);
  });

  test('that was used says that the address was changed, without actions', async () => {
    open({ url, responses: [found({ reader: 'newcomer', state: 'done' })] });
    expect(await screen.findByRole('heading', { name: 'The address was changed' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that has restored the account shows a message without actions', async () => {
    open({ url, responses: [found({ state: 'undone' })] });
    expect(await screen.findByRole('heading', { name: 'Your account is yours again' })).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  test('that has expired shows a message', async () => {
    open({ url, responses: [respondWithError(addressChange, 'address-change-0001')] });
    expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });
});

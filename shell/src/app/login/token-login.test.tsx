import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as authCalls from '@summit/contract/calls/auth';
import type { ResponseOf } from '@summit/contract/requests/call';
import {
  renderWithSession,
  respond,
  respondWithError,
  type TestResponse,
  type TestSessionOptions,
} from '@summit/shared-auth/testing';
import { renderPart } from '@summit/shared-ui/testing';
import { frameResponses } from '../testing/frame-responses.ts';
import { TokenLogin } from './token-login.tsx';

const tokens = { accessToken: 'access-2', refreshToken: 'refresh-2' };

function arrive(
  url: string,
  responses: TestResponse[] = [],
  session: TestSessionOptions['session'] = 'anonymous',
) {
  return renderWithSession(<TokenLogin />, {
    session,
    responses: [...responses, respond(authCalls.logout), ...frameResponses()],
    render: (tree) => renderPart(tree, { url }),
  });
}

type Link = ResponseOf<typeof authCalls.mailedLink>;

const mailed = (change: Partial<Link> = {}) =>
  respond(authCalls.mailedLink, {
    state: 'usable',
    email: 'b•••@demo.summit.example',
    endsPassword: false,
    ...change,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test.each([
  ['loginToken', authCalls.loginByToken],
  ['photoToken', authCalls.loginByPhotoToken],
])('?%s leaves the address at once, and signs in on a press, once', async (name, row) => {
  const page = arrive(`/registration/completed?type=Buy&${name}=t-1#ticket`, [
    mailed(),
    respond(row, tokens),
  ]);

  const question = await screen.findByRole('alertdialog', { name: 'Log in with this link?' });
  expect(question).toHaveTextContent('You will be logged in on this device as b•••@demo.summit.example.');
  expect(page.location()).toBe('/registration/completed?type=Buy#ticket');
  expect(page.requests.filter(({ path }) => path === row.path)).toEqual([]);
  expect(page.session.store.getState().phase).toBe('anonymous');

  await press('Log me in');
  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
  expect(page.session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-2' });
  const sent = page.requests.filter(({ path }) => path === row.path);
  expect(sent.map(({ body }) => body)).toEqual([{ token: 't-1', keepsPassword: false }]);
});

test('a visitor who thinks better of it is not signed in', async () => {
  const page = arrive('/agenda?loginToken=t-1', [mailed()]);
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.requests.filter(({ path }) => path === authCalls.loginByToken.path)).toEqual([]);
});

test('a password from before the address was confirmed stays only when its owner says so', async () => {
  const page = arrive('/agenda?loginToken=t-1', [
    mailed({ endsPassword: true }),
    respond(authCalls.loginByToken, tokens),
  ]);
  await userEvent.click(
    await screen.findByRole('checkbox', { name: /^I registered with this address myself/ }),
  );
  await press('Log me in');
  await screen.findByText('You are successfully logged in');
  const sent = page.requests.filter(({ path }) => path === authCalls.loginByToken.path);
  expect(sent.map(({ body }) => body)).toEqual([{ token: 't-1', keepsPassword: true }]);
});

describe('while somebody is signed in', () => {
  const ask = () => screen.findByRole('alertdialog', { name: 'Log in as somebody else?' });

  async function arriveSignedIn() {
    const page = arrive(
      '/agenda?loginToken=t-1',
      [mailed(), respond(authCalls.loginByToken, tokens)],
      'signedIn',
    );
    expect(await ask()).toHaveTextContent('You are logged in as Ada');
    expect(page.session.store.getState().accessToken).toBe('access-1');
    return page;
  }

  test('asks before another account takes their place', async () => {
    const page = await arriveSignedIn();

    await press('Log in with the link');

    await waitFor(() => expect(page.session.store.getState().accessToken).toBe('access-2'));
  });

  test('who declines stays, and the link stays good', async () => {
    const page = await arriveSignedIn();

    await press('Cancel');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.session.store.getState().accessToken).toBe('access-1');
    expect(page.requests.filter(({ path }) => path === authCalls.loginByToken.path)).toEqual([]);
  });
});

test.each([
  ['used', 'This link has been used'],
  ['expired', 'This link is too old'],
] as const)('a link that is %s stays where it led, and one press mails a new one', async (state, title) => {
  const page = arrive('/agenda?loginToken=t-1', [mailed({ state }), respond(authCalls.renewMailedLink)]);

  const message = await screen.findByRole('alertdialog', { name: title });
  expect(message).toHaveTextContent('We can send a new one to b•••@demo.summit.example.');
  expect(page.location()).toBe('/agenda');
  await press('Send me a new link');
  expect(await screen.findByRole('alertdialog', { name: 'Check your mail' })).toBeVisible();
  const sent = page.requests.filter(({ path }) => path === authCalls.renewMailedLink.path);
  expect(sent.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
});

test('a link that is used between the question and the press is replaced too', async () => {
  arrive('/agenda?loginToken=t-1', [mailed(), respondWithError(authCalls.loginByToken, 'cqrs-0009')]);
  await press('Log me in');
  expect(await screen.findByRole('alertdialog', { name: 'This link has been used' })).toBeVisible();
});

test('a link that nobody sent says so', async () => {
  arrive('/agenda?loginToken=t-1', [respondWithError(authCalls.mailedLink, 'cqrs-0009')]);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This link is not valid');
});

test('a blocked attendee is told so where the link led', async () => {
  const page = arrive('/agenda?loginToken=t-1', [
    mailed(),
    respondWithError(authCalls.loginByToken, 'fm.cms-0069'),
  ]);
  await press('Log me in');

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Blocked attendee can not login on site');
  expect(page.location()).toBe('/agenda');
});

test('waits for the page to be hydrated, and does nothing on other addresses', async () => {
  const page = arrive('/agenda?loginToken=t-1', [], 'unknown');
  expect(page.requests).toEqual([]);
  expect(page.location()).toBe('/agenda?loginToken=t-1');
  page.unmount();

  expect(arrive('/agenda?loginToken=&day=2').requests).toEqual([]);
});

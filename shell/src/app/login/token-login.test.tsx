import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { authCalls } from '@summit/contract/calls/auth';
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

test.each([
  ['loginToken', authCalls.loginByToken],
  ['photoToken', authCalls.loginByPhotoToken],
])('?%s signs in once, and leaves the address at once', async (name, row) => {
  const page = arrive(`/registration/completed?type=Buy&${name}=t-1#ticket`, [respond(row, tokens)]);

  expect(await screen.findByText('You are successfully logged in')).toBeInTheDocument();
  expect(page.location()).toBe('/registration/completed?type=Buy#ticket');
  expect(page.session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-2' });
  const sent = page.requests.filter(({ path }) => path === row.path);
  expect(sent.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
});

describe('while somebody is signed in', () => {
  const ask = () => screen.findByRole('alertdialog', { name: 'Log in as somebody else?' });

  async function arriveSignedIn() {
    const page = arrive('/agenda?loginToken=t-1', [respond(authCalls.loginByToken, tokens)], 'signedIn');
    expect(await ask()).toHaveTextContent('You are logged in as Ada');
    expect(page.session.store.getState().accessToken).toBe('access-1');
    return page;
  }

  test('asks before another account takes their place', async () => {
    const page = await arriveSignedIn();

    await userEvent.click(screen.getByRole('button', { name: 'Log in with the link' }));

    await waitFor(() => expect(page.session.store.getState().accessToken).toBe('access-2'));
  });

  test('who declines stays, and the session of the link is ended', async () => {
    const page = await arriveSignedIn();

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.session.store.getState().accessToken).toBe('access-1');
    const ended = () => page.requests.filter(({ path }) => path === authCalls.logout.path);
    await waitFor(() => expect(ended().map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-2' }]));
  });
});

test('a used token says so and leads home', async () => {
  const page = arrive('/agenda?loginToken=t-1', [respondWithError(authCalls.loginByToken, 'cqrs-0009')]);

  const message = await screen.findByRole('alertdialog', { name: 'An error occurred!' });
  expect(message).toHaveTextContent('Your token is already used or invalid');
  expect(page.location()).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Ok' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a blocked attendee is told so where the link led', async () => {
  const page = arrive('/agenda?loginToken=t-1', [respondWithError(authCalls.loginByToken, 'fm.cms-0069')]);

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

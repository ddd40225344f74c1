import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import type { ResponseOf } from '@summit/contract/requests/call';
import {
  renderWithSession,
  respond,
  respondWithError,
  sampleResponse,
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
])('?%s is removed from the address immediately, and signs in once, on a press', async (name, row) => {
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

test('a visitor who cancels is not signed in', async () => {
  const page = arrive('/agenda?loginToken=t-1', [mailed()]);
  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(page.requests.filter(({ path }) => path === authCalls.loginByToken.path)).toEqual([]);
});

test('a password set before the address was confirmed is retained only if its owner agrees', async () => {
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

describe('while an attendee is signed in', () => {
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

  test('asks before switching to another account', async () => {
    const page = await arriveSignedIn();

    await press('Log in with the link');

    await waitFor(() => expect(page.session.store.getState().accessToken).toBe('access-2'));
  });

  test('stays signed in after declining, and the link remains valid', async () => {
    const page = await arriveSignedIn();

    await press('Cancel');

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.session.store.getState().accessToken).toBe('access-1');
    expect(page.requests.filter(({ path }) => path === authCalls.loginByToken.path)).toEqual([]);
  });
});

describe('the link’s owner, already signed in on this device,', () => {
  const email = 'a•••@demo.summit.example';

  test.each(['usable', 'used', 'expired'] as const)(
    'stays signed in on the link’s page: %s',
    async (state) => {
      const page = arrive('/registration/completed?loginToken=t-1', [mailed({ state, email })], 'signedIn');

      expect(await screen.findByText('You are already logged in, as Ada Kovács.')).toBeInTheDocument();
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(page.location()).toBe('/registration/completed');
      expect(page.session.store.getState()).toMatchObject({ phase: 'signedIn', accessToken: 'access-1' });
      expect(page.requests.filter(({ path }) => path === authCalls.loginByToken.path)).toEqual([]);
    },
  );

  test('is asked nothing before the session is known', async () => {
    const details = sampleResponse(attendeeSelfCalls.attendeeDetails, {
      firstName: 'Ada',
      lastName: 'Kovács',
      email: 'ada@demo.summit.example',
    });
    let arriveNow = () => {};
    const later = new Promise<typeof details>((resolve) => {
      arriveNow = () => resolve(details);
    });
    const page = arrive(
      '/agenda?loginToken=t-1',
      [mailed({ state: 'used', email }), respond(attendeeSelfCalls.attendeeDetails, () => later)],
      'signedIn',
    );
    await waitFor(() => expect(page.requests.map(({ path }) => path)).toContain(authCalls.mailedLink.path));
    await waitFor(() => expect(page.location()).toBe('/agenda'));
    expect(await screen.findByText('Logging you in')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();

    arriveNow();
    expect(await screen.findByText('You are already logged in, as Ada Kovács.')).toBeInTheDocument();
  });

  test('confirms the address with it, if it is unconfirmed', async () => {
    const unconfirmed = sampleResponse(attendeeSelfCalls.registrationStatus, { isEmailConfirmed: false });
    const page = arrive(
      '/agenda?loginToken=t-1',
      [
        mailed({ email }),
        respond(attendeeSelfCalls.registrationStatus, unconfirmed),
        respond(authCalls.loginByToken, tokens),
      ],
      'signedIn',
    );
    await press('Log me in');
    await press('Log in with the link');
    await waitFor(() => expect(page.session.store.getState().accessToken).toBe('access-2'));
  });
});

test.each([
  ['used', 'This link has been used', '/'],
  ['expired', 'This link has expired', '/agenda'],
] as const)(
  'a link that is %s shows a message, and one press sends a new one',
  async (state, title, place) => {
    const page = arrive('/agenda?loginToken=t-1', [mailed({ state }), respond(authCalls.renewMailedLink)]);

    const message = await screen.findByRole('alertdialog', { name: title });
    expect(message).toHaveTextContent('We can send a new one to b•••@demo.summit.example.');
    expect(page.location()).toBe(place);
    await press('Send me a new link');
    expect(await screen.findByRole('alertdialog', { name: 'Check your email' })).toBeVisible();
    const sent = page.requests.filter(({ path }) => path === authCalls.renewMailedLink.path);
    expect(sent.map(({ body }) => body)).toEqual([{ token: 't-1' }]);
  },
);

test('a link that was used between the question and the press is also replaced', async () => {
  arrive('/agenda?loginToken=t-1', [mailed(), respondWithError(authCalls.loginByToken, 'cqrs-0009')]);
  await press('Log me in');
  expect(await screen.findByRole('alertdialog', { name: 'This link has been used' })).toBeVisible();
});

test('an invalid link for a photo is reported on the home page', async () => {
  const page = arrive('/registration/photo?photoToken=t-1', [
    respondWithError(authCalls.mailedLink, 'cqrs-0009'),
  ]);
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('This link is not valid');
  expect(page.location()).toBe('/');
});

describe('an unknown link, or one for a previous address', () => {
  const unknown = respondWithError(authCalls.mailedLink, 'cqrs-0009');

  test('shows a message with a link to the login', async () => {
    const page = arrive('/agenda?day=2&loginToken=t-1', [unknown]);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This link is not valid');
    await press('Log in');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.location()).toBe('/agenda?day=2#login');
  });

  test('shows a signed-in attendee only the message', async () => {
    arrive('/agenda?loginToken=t-1', [unknown], 'signedIn');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('This link is not valid');
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
    await press('Ok');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

test('a blocked attendee sees a message on the link’s page', async () => {
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

import { screen } from '@testing-library/react';
import * as calls from '@summit/contract/calls/subscriptions';
import { respond, respondNever, respondWithError, type TestResponse } from '@summit/shared-auth/testing';
import { renderPage } from '../testing/page-rendering.tsx';
import UnsubscribePage from './unsubscribe-page.tsx';

const email = 'a•••@expo.example';
const subscribed = { email, isSubscribed: true };
const ended = { email, isSubscribed: false };

const open = (url: string, ...responses: TestResponse[]) => renderPage(UnsubscribePage, { url, responses });

const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
const button = (name: string) => screen.findByRole('button', { name });

test('opening the link changes nothing; one press unsubscribes, and another undoes it', async () => {
  const { user, requests } = open(
    '/subscribe/unsubscribe?token=t',
    respond(calls.subscription, subscribed),
    respond(calls.unsubscribe, ended),
    respond(calls.subscribeAgain, subscribed),
  );
  expect(await heading(`No more news for ${email}?`)).toBeVisible();
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);

  await user.click(await button('Unsubscribe'));
  expect(await heading('You are unsubscribed')).toHaveFocus();
  await user.click(await button('Subscribe again'));
  expect(await heading('You are subscribed again')).toHaveFocus();

  const changes = requests.filter(({ method }) => method === 'POST');
  expect(changes.map(({ path }) => path)).toEqual([calls.unsubscribe.path, calls.subscribeAgain.path]);
  expect(changes.every(({ query }) => query.token === 't')).toBe(true);
});

test('an unsubscribed visitor sees a message, and can subscribe again', async () => {
  const { user } = open(
    '/subscribe/unsubscribe?token=t',
    respond(calls.subscription, ended),
    respond(calls.subscribeAgain, subscribed),
  );
  expect(await heading('You are already unsubscribed')).toBeVisible();
  await user.click(await button('Subscribe again'));
  expect(await heading('You are subscribed again')).toBeVisible();
});

test.each([
  ['an unknown token', '/subscribe/unsubscribe?token=x'],
  ['no token', '/subscribe/unsubscribe'],
])('%s links to the contact form', async (_what, url) => {
  open(url, respondWithError(calls.subscription, 'cqrs-0009'));
  expect(await heading('This link does not belong to a subscription')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact-us');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a failure is shown beside the button, which can be pressed again', async () => {
  const { user } = open(
    '/subscribe/unsubscribe?token=t',
    respond(calls.subscription, subscribed),
    respondNever(calls.unsubscribe),
    respond(calls.unsubscribe, ended),
  );
  await user.click(await button('Unsubscribe'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not reach the server/);
  await user.click(await button('Unsubscribe'));
  expect(await heading('You are unsubscribed')).toBeVisible();
});

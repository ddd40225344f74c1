import { expect, test } from 'vitest';
import { matchPage } from '../site/match-page.ts';
import { fillText } from '../words/text-lookup.ts';
import { loginTokens } from './login-tokens.ts';
import { mailLinks } from './mail-links.ts';

test.each([
  ['passwordReset', 'forgotPassword', 'token'],
  ['ticket', 'registrationCompleted', 'loginToken'],
  ['ownTicket', 'registrationCompleted', 'ticket'],
  ['ownInvoices', 'registrationInvoice', 'ticket'],
  ['photo', 'registrationPhoto', 'photoToken'],
  ['packages', 'registrationPackages', 'loginToken'],
  ['completion', 'registrationCompleted', 'token'],
  ['unsubscribe', 'unsubscribe', 'token'],
] as const)('the link %s opens the page %s with its %s', (link, page, name) => {
  const url = new URL(mailLinks[link]('a token&more'), 'https://summit.example');

  expect(matchPage(url.pathname)?.id).toBe(page);
  expect([...url.searchParams]).toEqual([[name, 'a token&more']]);
});

test('links that sign in use the parameters that sign in', () => {
  for (const link of [mailLinks.ticket('x'), mailLinks.photo('x'), mailLinks.packages('x')]) {
    expect(Object.keys(loginTokens).some((name) => link.includes(`?${name}=x`))).toBe(true);
  }
});

test('placeholders are filled only where there is a value', () => {
  expect(fillText('Dear {firstName}, {unknown} {event}', { firstName: '{event}', event: 'Summit' })).toBe(
    'Dear {event}, {unknown} Summit',
  );
});

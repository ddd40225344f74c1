import { expect, test } from 'vitest';
import { sessionKinds } from '../shapes/agenda.ts';
import { choiceName } from './choice-names.ts';

test.each([
  ['attendees', 'registrationStatus', 'RequestForPayment', 'Awaiting payment'],
  ['attendees', 'attendeeType', 'Vip', 'VIP'],
  ['packages', 'categoryType', 'CryptoTrader', 'Crypto trader'],
  ['packages', 'kind', 'free', 'Free'],
  ['promo-codes', 'kind', 'percent', 'Per cent'],
  ['sessions', 'kind', 'fireside', 'Fireside chat'],
  ['predefined-activities', 'group', 'companyType', 'Company type'],
  ['email-domains', 'verdict', 'WellKnown', 'Well known'],
  ['waiting-list', 'state', 'Offered', 'Place offered'],
  ['subscribers', 'state', 'Unsubscribed', 'Unsubscribed'],
] as const)('a choice of %s in %s, %s, is called %s', (resource, field, choice, name) => {
  expect(choiceName(resource, field, choice)).toBe(name);
});

test('an unknown choice is shown as it is written', () => {
  for (const code of ['GBP', 'en-GB', '10 %', '']) {
    expect(choiceName('packages', 'currency', code)).toBe(code);
  }
});

test('every format of a session has the name that visitors read', () => {
  for (const kind of sessionKinds) expect(choiceName('sessions', 'kind', kind)).toMatch(/^[A-Z]/);
});

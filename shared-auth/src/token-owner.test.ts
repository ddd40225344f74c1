import { expect, test } from 'vitest';
import { haveOtherOwners, ownerOf } from './token-owner.ts';

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const [ada, adaAgain, grace] = [{ sub: 'ada' }, { sub: 'ada', iat: 2 }, { sub: 'grace' }].map(token) as [
  string,
  string,
  string,
];

test('a token says whose it is', () => {
  expect(ownerOf(ada)).toBe('ada');
  expect(ownerOf(token({ sub: 'ü?>~'.repeat(3) }))).not.toBeNull();
});

test.each([null, '', 'opaque', 'a.b.c', token({}), token({ sub: 7 })])('%o says nothing', (text) => {
  expect(ownerOf(text)).toBeNull();
});

test('only tokens that say so have other owners', () => {
  expect(haveOtherOwners(ada, grace)).toBe(true);
  expect(haveOtherOwners(ada, adaAgain)).toBe(false);
  expect(haveOtherOwners(ada, 'opaque')).toBe(false);
  expect(haveOtherOwners(null, grace)).toBe(false);
});

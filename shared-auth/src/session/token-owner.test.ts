import { expect, test } from 'vitest';
import { getOwner, haveOtherOwners } from './token-owner.ts';

const token = (payload: object) => `h.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.s`;
const [ada, adaAgain, grace] = [{ sub: 'ada' }, { sub: 'ada', iat: 2 }, { sub: 'grace' }].map(token) as [
  string,
  string,
  string,
];

test('a token contains its owner', () => {
  expect(getOwner(ada)).toBe('ada');
  expect(getOwner(token({ sub: 'ü?>~'.repeat(3) }))).not.toBeNull();
});

test.each([null, '', 'opaque', 'a.b.c', token({}), token({ sub: 7 })])('%o has no owner', (text) => {
  expect(getOwner(text)).toBeNull();
});

test('only tokens with known owners can have different ones', () => {
  expect(haveOtherOwners(ada, grace)).toBe(true);
  expect(haveOtherOwners(ada, adaAgain)).toBe(false);
  expect(haveOtherOwners(ada, 'opaque')).toBe(false);
  expect(haveOtherOwners(null, grace)).toBe(false);
});

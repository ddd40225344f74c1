import { expect, test } from 'vitest';
import { isPermitted, organiserRoles, type Permission, permissions } from './organisers.ts';

test('every permission belongs to a role, and only the owner has all that concern organisers', () => {
  for (const [permission, roles] of Object.entries(permissions)) {
    expect([permission, roles.length > 0]).toEqual([permission, true]);
    expect(organiserRoles).toEqual(expect.arrayContaining([...roles]));
  }
  const allowed = organiserRoles.filter((role) => isPermitted([role], 'organisers.change'));
  expect(allowed).toEqual(['owner']);
});

test('somebody with several roles may do what one of them may', () => {
  const wanted: Permission = 'awards.status';
  expect(isPermitted(['content'], wanted)).toBe(false);
  expect(isPermitted(['content', 'awardsSteward'], wanted)).toBe(true);
  expect(isPermitted([], wanted)).toBe(false);
});

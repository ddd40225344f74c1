import { expect, test } from 'vitest';
import { isPermitted, organiserRoles, type Permission, permissions } from './organisers.ts';

test('every permission belongs to a role, and only the owner can change organisers', () => {
  for (const [permission, roles] of Object.entries(permissions)) {
    expect([permission, roles.length > 0]).toEqual([permission, true]);
    expect(organiserRoles).toEqual(expect.arrayContaining([...roles]));
  }
  const allowed = organiserRoles.filter((role) => isPermitted([role], 'organisers.change'));
  expect(allowed).toEqual(['owner']);
});

test('an organiser with several roles has the permissions of each', () => {
  const wanted: Permission = 'awards.status';
  expect(isPermitted(['content'], wanted)).toBe(false);
  expect(isPermitted(['content', 'awardsSteward'], wanted)).toBe(true);
  expect(isPermitted([], wanted)).toBe(false);
});

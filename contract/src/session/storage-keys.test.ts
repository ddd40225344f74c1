import { expect, test } from 'vitest';
import {
  draftKey,
  draftOfAttendee,
  draftOfLink,
  isDraftOfAttendee,
  isRetiredKey,
  storageKeys,
  tabStorageKeys,
} from './storage-keys.ts';

const token = 'f3b1c7e2-invitation-9d04a8';

test('each link, attendee and form has its own draft', () => {
  const names = [
    draftOfLink('invited', token),
    draftOfLink('invited', `${token}x`),
    draftOfLink('featured', token),
    draftOfAttendee('second-part', 'one'),
    draftOfAttendee('second-part', 'two'),
    draftOfAttendee('invoice', 'one'),
  ];
  expect(new Set(names.map(draftKey)).size).toBe(names.length);
});

test('the drafts of an attendee are recognised by their keys, and exclude those of others', () => {
  const own = [draftKey(draftOfAttendee('invoice', 'a1')), draftKey('message-speaker-s9-a1')];
  const others = [draftKey(draftOfAttendee('invoice', 'a2')), draftKey('contact-us'), 'other.invoice-a1'];
  expect([...own, ...others].filter((key) => isDraftOfAttendee(key, 'a1'))).toEqual(own);
});

test('the draft of a link does not reveal its token', () => {
  expect(draftKey(draftOfLink('invited', token))).not.toContain(token.slice(0, -6));
});

test('all drafts have one prefix, which nothing else uses', () => {
  expect(draftKey('contact-us')).toBe('draft.contact-us');
  const others = [...Object.values(storageKeys), ...Object.values(tabStorageKeys)];
  expect(others.filter((key) => key.startsWith('draft.'))).toEqual([]);
});

test.each(['registration.first-step', 'registration.invited.9d04a8', 'ballot.Company.one.ada'])(
  'a draft of an earlier version is recognised: %s',
  (key) => {
    expect(isRetiredKey(key)).toBe(true);
  },
);

test('no key in use counts as retired', () => {
  const inUse = [...Object.values(storageKeys), ...Object.values(tabStorageKeys), draftKey('ballot')];
  expect(inUse.filter(isRetiredKey)).toEqual([]);
});

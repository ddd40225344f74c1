import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { toBase32 } from '@summit/contract/organising/base32';
import type { Verdict } from '@summit/contract/organising/check-in';
import { ada, morning, shiftList } from '../../testing/door-guests.ts';
import { admitOffline } from './offline-admission.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
const list = { ...shiftList, publicKey: pem };
const entry = { id: 'e1', at: morning, door: 'North door', device: 'd1' };

function codeOf(number: string): string {
  const signed = `T1.ABCDEFGH.${number}.BUY.20270608-20270610`;
  return `${signed}.${toBase32(sign(null, Buffer.from(signed), privateKey))}`;
}

const verdictOf = async (code: string, at = morning) =>
  (await admitOffline({ list }, {}, code, { ...entry, at })).verdict;

test.each<[string, string, Verdict]>([
  ['a ticket of the list', codeOf(ada.ticketNumber), 'entered'],
  ['its number alone', '7f3a 09c2 b41d', 'entered'],
  ['a genuine ticket that is newer than the list', codeOf('1111-2222-3333'), 'entered'],
  ['a number that is not on the list', '1111-2222-3333', 'unknown'],
  ['a ticket that was refunded', codeOf('AAAA-BBBB-CCCC'), 'refunded'],
  ['a changed code', codeOf(ada.ticketNumber).replace('7F3A', '7F3B'), 'forged'],
  ['anything else', 'https://summit.example', 'unknown'],
])('offline %s gets the right verdict', async (_what, code, verdict) => {
  expect(await verdictOf(code)).toBe(verdict);
});

test('a ticket is admitted once a day, as far as the device knows, and only on its days', async () => {
  const entered = { [ada.ticketNumber]: { ...entry, id: 'e0', door: 'South door' } };
  const code = codeOf(ada.ticketNumber);
  const again = await admitOffline({ list }, entered, code, entry);
  expect(again).toMatchObject({ verdict: 'enteredAlready', entry: { id: 'e0', door: 'South door' } });
  const tomorrow = { ...entry, at: '2027-06-09T07:00:00.000Z' };
  expect((await admitOffline({ list }, entered, code, tomorrow)).verdict).toBe('entered');
  expect(await verdictOf(code, '2027-06-11T07:00:00.000Z')).toBe('wrongDay');
});

test('the evening continues after midnight: an admission then counts for the day before, and not for the next one', async () => {
  const code = codeOf(ada.ticketNumber);
  const afterMidnight = { ...entry, at: '2027-06-08T23:30:00.000Z' };
  const evening = { [ada.ticketNumber]: { ...entry, id: 'e0', at: '2027-06-08T21:00:00.000Z' } };
  expect((await admitOffline({ list }, evening, code, afterMidnight)).verdict).toBe('enteredAlready');
  const night = { [ada.ticketNumber]: { ...entry, id: 'e0', at: afterMidnight.at } };
  const next = { ...entry, at: '2027-06-09T07:00:00.000Z' };
  expect((await admitOffline({ list }, night, code, next)).verdict).toBe('entered');
  expect(await verdictOf(code, '2027-06-11T00:30:00.000Z')).toBe('entered');
  expect(await verdictOf(code, '2027-06-07T23:30:00.000Z')).toBe('wrongDay');
});

test('a code signed with the previous key is valid only while the key is replaced', async () => {
  const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const replaced = { ...shiftList, publicKey: other, publicKeyBefore: pem };
  const code = codeOf(ada.ticketNumber);
  expect((await admitOffline({ list: replaced }, {}, code, entry)).verdict).toBe('entered');
  const over = { ...replaced, publicKeyBefore: null };
  expect((await admitOffline({ list: over }, {}, code, entry)).verdict).toBe('forged');
});

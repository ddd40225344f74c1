import 'fake-indexeddb/auto';
import { createStore, entries, keys, set } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { ada, morning, shiftList } from '../../testing/door-guests.ts';
import {
  readEntries,
  readShift,
  readWaiting,
  removeLists,
  removeWaiting,
  saveEntries,
  saveShift,
  saveWaiting,
  type Shift,
} from './shift.ts';

const stored = createStore('summit-check-in', 'sealed');
const token = 'token-of-the-session';
const place = { door: 'North door', device: 'd1' };
const shift: Shift = {
  ...place,
  endsAt: '2100-01-01T00:00:00.000Z',
  clockAhead: 0,
  opensOffline: true,
  list: shiftList,
};
const over: Shift = {
  ...shift,
  endsAt: morning,
  clockAhead: Date.parse('2027-06-09T00:00:00Z') - Date.now(),
};
const waiting = (id: string, at: string) => ({ id, code: ada.ticketNumber, at, ...place });

afterEach(async () => {
  await removeLists(token);
  await removeWaiting((await readWaiting()).map(({ id }) => id));
});

test('the list of a shift is encrypted for its session, without the key on the device', async () => {
  const entered = { [ada.ticketNumber]: { id: 'e1', at: morning, ...place } };
  await saveShift(token, shift);
  await saveEntries(token, shift, entered);
  expect(await readShift(token)).toEqual(shift);
  expect(await readEntries(token)).toEqual(entered);
  expect(await readShift('another-token')).toBeNull();
  expect(await readEntries('another-token')).toEqual({});
  const all = await entries<string, Record<string, unknown>>(stored);
  expect(all).toHaveLength(2);
  for (const [name, { data, ...rest }] of all) {
    expect(name).not.toContain(token);
    expect(Buffer.from(data as ArrayBuffer).toString('latin1')).not.toContain(ada.ticketNumber);
    expect(Object.keys(rest).sort()).toEqual(['iv', 'until']);
  }
});

test('a session cannot read what another one has stored under its name', async () => {
  await saveShift('another-token', shift);
  const [other] = await entries<string, unknown>(stored);
  await removeLists('another-token');
  await saveShift(token, shift);
  const [own] = await keys<string>(stored);
  await set(own ?? '', other?.[1], stored);
  expect(await readShift(token)).toBeNull();
});

test('a list is deleted with its session, and that of another tab stays', async () => {
  await saveShift(token, shift);
  await saveEntries(token, shift, {});
  await saveShift('another-token', shift);
  expect(await removeLists(token)).toBe(false);
  expect(await readShift(token)).toBeNull();
  expect(await readShift('another-token')).toEqual(shift);
  expect(await removeLists('another-token')).toBe(true);
  expect(await entries(stored)).toEqual([]);
  expect(await removeLists('another-token')).toBe(false);
});

test('the list of a shift that has ended is unreadable, and deleted even without its session', async () => {
  await saveShift(token, over);
  await saveEntries(token, over, {});
  expect(await readShift(token)).toBeNull();
  expect(await removeLists(null)).toBe(true);
  expect(await entries(stored)).toEqual([]);
});

test('queued admissions survive session and shift in their order, until they are sent', async () => {
  await saveShift(token, shift);
  await saveWaiting(waiting('b', '2027-06-08T07:20:00.000Z'));
  await saveWaiting(waiting('a', morning));
  await removeLists(token);
  expect(await readShift(token)).toBeNull();
  expect((await readWaiting()).map(({ id }) => id)).toEqual(['a', 'b']);
  await saveWaiting({ ...waiting('a', morning), undone: 'wrongPerson' });
  expect((await readWaiting())[0]?.undone).toBe('wrongPerson');
  const [first] = await entries<string, { key: CryptoKey }>(stored);
  const key = first?.[1].key as CryptoKey;
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
  await removeWaiting(['a', 'b']);
  expect(await entries(stored)).toEqual([]);
});

test('the list and key of an earlier release are deleted, and its queue stays', async () => {
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
    'encrypt',
    'decrypt',
  ]);
  const sealed = async (value: unknown) => {
    const iv = crypto.getRandomValues(new Uint8Array(12));
    const text = new TextEncoder().encode(JSON.stringify(value));
    return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
  };
  await set('key', key, stored);
  await set('shift', await sealed(shift), stored);
  await set('entries', await sealed({}), stored);
  await set('waiting/a', await sealed(waiting('a', morning)), stored);
  await removeLists(null);
  expect((await keys<string>(stored)).sort()).toEqual(['key', 'waiting/a']);
  expect(await readWaiting()).toEqual([waiting('a', morning)]);
  await removeWaiting(['a']);
  await removeLists(null);
  expect(await entries(stored)).toEqual([]);
});

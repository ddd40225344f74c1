import 'fake-indexeddb/auto';
import { createStore, entries, get } from 'idb-keyval';
import { afterEach, expect, test } from 'vitest';
import { ada, morning, shiftList } from '../../testing/door-guests.ts';
import {
  readShift,
  readWaiting,
  removeShift,
  removeWaiting,
  saveShift,
  saveWaiting,
  type Shift,
} from './shift.ts';

const stored = createStore('summit-check-in', 'sealed');
const place = { door: 'North door', device: 'd1' };
const shift: Shift = {
  ...place,
  endsAt: '2100-01-01T00:00:00.000Z',
  clockAhead: 0,
  opensOffline: true,
  list: shiftList,
};
const waiting = (id: string, at: string) => ({ id, code: ada.ticketNumber, at, ...place });

afterEach(async () => {
  await removeShift();
  await removeWaiting((await readWaiting()).map(({ id }) => id));
});

test('the list of a shift is sealed on the device, with a key that no script can read', async () => {
  await saveShift(shift);
  expect(await readShift()).toEqual(shift);
  const bytes = (await entries<string, unknown>(stored)).map(([, value]) =>
    value instanceof Object && 'data' in value
      ? Buffer.from(value.data as ArrayBuffer).toString('latin1')
      : '',
  );
  expect(bytes.join('')).not.toContain(ada.lastName);
  const key = await get<CryptoKey>('key', stored);
  expect(key?.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow();
});

test('when the shift is over, by its end or by hand, neither list nor key is left', async () => {
  await saveShift(shift);
  await removeShift();
  expect(await entries(stored)).toEqual([]);
  await saveShift({ ...shift, endsAt: morning, clockAhead: Date.parse('2027-06-09T00:00:00Z') - Date.now() });
  expect(await readShift()).toBeNull();
  expect(await entries(stored)).toEqual([]);
});

test('who waits to be settled survives the end of the shift, in the order in which they came, and goes when settled', async () => {
  await saveShift(shift);
  await saveWaiting(waiting('b', '2027-06-08T07:20:00.000Z'));
  await saveWaiting(waiting('a', morning));
  await removeShift();
  expect(await readShift()).toBeNull();
  expect((await readWaiting()).map(({ id }) => id)).toEqual(['a', 'b']);
  await saveWaiting({ ...waiting('a', morning), undone: 'wrongPerson' });
  expect((await readWaiting())[0]?.undone).toBe('wrongPerson');
  await removeWaiting(['a', 'b']);
  expect(await entries(stored)).toEqual([]);
});

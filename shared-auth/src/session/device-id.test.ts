import { expect, test } from 'vitest';
import { newDeviceId } from './device-id.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('device ids are unique and sort by creation time', () => {
  const made = [1, 2, 3].map((millisecond) => newDeviceId(1_800_000_000_000 + millisecond));

  expect(made).toEqual([...made].sort());
  for (const id of made) expect(id).toMatch(uuid);
  expect(new Set(Array.from({ length: 1000 }, () => newDeviceId(0))).size).toBe(1000);
});

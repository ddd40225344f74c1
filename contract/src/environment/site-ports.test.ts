import { expect, test } from 'vitest';
import { storageKeys } from '../session/storage-keys.ts';
import { portsFrom } from './site-ports.ts';

test('the ports of a site are derived from its own', () => {
  expect(portsFrom()).toEqual({
    site: 3000,
    content: 3001,
    registration: 3002,
    awards: 3003,
    messaging: 3004,
    payment: 3005,
    backoffice: 3006,
    releaseDesk: 3007,
    api: 3100,
  });
  expect(portsFrom(4000).api).toBe(4100);
});

test('the session is stored under the fixed names: two tokens and a device id', () => {
  const { accessToken, refreshToken, deviceId } = storageKeys;
  expect([accessToken, refreshToken, deviceId]).toEqual(['accessToken', 'refreshToken', 'deviceId']);
});

test('no two storage keys are the same', () => {
  const names = Object.values(storageKeys);
  expect(new Set(names).size).toBe(names.length);
});

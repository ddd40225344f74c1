import { expect, test } from 'vitest';
import { bearer, headers, requestLanguage } from './request-headers.ts';

test('calls carry the specified headers', () => {
  expect(headers).toEqual({
    authorization: 'Authorization',
    refreshToken: 'RefreshToken',
    deviceId: 'DeviceId',
    acceptLanguage: 'Accept-Language',
    captcha: 'responseKey',
  });
  expect(requestLanguage).toBe('en-US');
  expect(bearer('t')).toBe('Bearer t');
});

/** The headers of calls to the product's own server. `responseKey` carries the captcha's result. */
export const headers = {
  authorization: 'Authorization',
  refreshToken: 'RefreshToken',
  deviceId: 'DeviceId',
  acceptLanguage: 'Accept-Language',
  captcha: 'responseKey',
} as const;

/** The header of a prefetched page: browsers send `Sec-Purpose` for the same, which scripts cannot set. */
export const prefetchHeader = { name: 'Purpose', value: 'prefetch' } as const;

/** The value of `Accept-Language`, on every call. */
export const requestLanguage = 'en-US';

/** The value of `Authorization` for an access token. */
export function bearer(accessToken: string): string {
  return `Bearer ${accessToken}`;
}

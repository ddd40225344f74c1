import { headers } from '@summit/contract/requests/request-headers';

/** The headers that the API reads, or that proxies before it write, in lower case. */
export const headersThatAreRead: readonly string[] = [
  ...Object.values(headers).map((name) => name.toLowerCase()),
  ...[
    'accept',
    'cookie',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ],
];

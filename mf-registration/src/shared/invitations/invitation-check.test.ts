import { expect, test, vi } from 'vitest';
import type { ApiError } from '@summit/shared-auth';
import { invitationCheck } from './invitation-check.ts';

const refused = { code: 'cqrs-0009' } as ApiError;
const broken = { code: 'server-0001' } as ApiError;
const reads = {
  inError: ({ code }: ApiError) => (code === 'cqrs-0009' ? 'unknown' : null),
  inInvitation: ({ used }: { used: boolean }) => (used ? 'used' : null),
};
const idle = { data: undefined, error: null, isFetching: false, refetch: () => undefined };

test.each([
  ['waits for the first response', { ...idle, isFetching: true }, { state: 'waiting' }],
  ['waits while it asks again', { ...idle, error: broken, isFetching: true }, { state: 'waiting' }],
  ['is open', { ...idle, data: { used: false } }, { state: 'open', invitation: { used: false } }],
  [
    'is refused by what it says of itself',
    { ...idle, data: { used: true } },
    { state: 'refused', refusal: 'used', invitation: { used: true } },
  ],
  [
    'is refused by an error, whatever it said before',
    { ...idle, data: { used: false }, error: refused },
    { state: 'refused', refusal: 'unknown', invitation: null },
  ],
  [
    'stays open when the connection is lost',
    { ...idle, data: { used: false }, error: broken },
    { state: 'open', invitation: { used: false } },
  ],
])('an invitation %s', (_promise, link, check) => {
  expect(invitationCheck(link, reads)).toEqual(check);
});

test('a failed check can be retried', () => {
  const refetch = vi.fn();
  const check = invitationCheck({ ...idle, error: broken, refetch }, reads);
  if (check.state === 'failed') check.onRetry();
  expect(refetch).toHaveBeenCalledTimes(1);
});

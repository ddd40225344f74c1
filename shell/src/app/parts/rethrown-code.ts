import type { ErrorCode } from '@summit/contract/errors/errors';

/** A code that the site does not handle: it is rethrown, for monitoring in the browser. */
export const rethrownCode: ErrorCode = 'oauth.advanced-0007';

import type { ErrorCode } from '@summit/contract/errors/errors';

/** A code that is not the site's to handle: it is rethrown, for the browser and anyone who monitors it. */
export const rethrownCode: ErrorCode = 'oauth.advanced-0007';

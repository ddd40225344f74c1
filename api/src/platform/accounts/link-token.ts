import { createHash, randomBytes } from 'node:crypto';

/** A token for a link in an email, which cannot be guessed. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that is stored instead of a token, so that a copy of the database gives no access to it. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

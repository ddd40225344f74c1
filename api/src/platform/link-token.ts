import { createHash, randomBytes } from 'node:crypto';

/** A token for a link that a mail carries: nobody guesses it. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token, so that whoever reads the database cannot use it. */
export function linkTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

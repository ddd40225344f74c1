import { createHash } from 'node:crypto';
import { Failure } from '../responses/failure.ts';
import type { Values } from './resource.ts';

/**
 * The version of an entry, which changes with any of its values. It consists only of letters: a spreadsheet would
 * round digits, and read digits around an e as a power of ten.
 */
export function getVersion(values: Values): string {
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  return digest.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? digit);
}

/**
 * @param present the entry as it is now; null: there is none
 * @param version the version that the caller has read; null: there was no entry
 * @throws resource-0001 when the entry has changed since then
 */
export function requireVersion(present: Values | null, version: string | null): void {
  if ((present ? getVersion(present) : null) !== version) throw new Failure('resource-0001');
}

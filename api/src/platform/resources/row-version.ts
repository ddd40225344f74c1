import { createHash } from 'node:crypto';
import { Failure } from '../responses/failure.ts';
import type { Values } from './resource.ts';

/**
 * Another one as soon as any value is another one. It consists of letters alone: a spreadsheet would round digits, and read
 * digits around an e as a power of ten.
 */
export function getVersion(values: Values): string {
  const digest = createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
  return digest.replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? digit);
}

/**
 * @param present null: there is nothing
 * @param version of what was read; null: there was nothing
 * @throws resource-0001 when somebody else was quicker
 */
export function requireVersion(present: Values | null, version: string | null): void {
  if ((present ? getVersion(present) : null) !== version) throw new Failure('resource-0001');
}

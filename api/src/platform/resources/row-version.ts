import { createHash } from 'node:crypto';
import type { Values } from './resource.ts';

/** Another one as soon as any value is another one. */
export function versionOf(values: Values): string {
  return createHash('sha256').update(JSON.stringify(values)).digest('hex').slice(0, 16);
}

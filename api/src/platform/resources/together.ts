import { messages } from '@summit/contract/messages';
import type { Resource } from './resource.ts';

/** The rule that a moment comes after another one, where both are given. */
export function endsLater(begins: string, ends: string): NonNullable<Resource['check']> {
  return ({ [begins]: from, [ends]: until }): Record<string, string> =>
    typeof from === 'string' && typeof until === 'string' && Date.parse(until) <= Date.parse(from)
      ? { [ends]: messages.endsLater }
      : {};
}

import * as limits from '@summit/contract/limits/limits';
import { firstCharacters } from '@summit/contract/words/count-characters';

/** A filter's value in the address, cut to the length that calls accept; empty where the address has none. */
export function searchValue(search: URLSearchParams, name: string): string {
  return firstCharacters(search.get(name)?.trim() ?? '', limits.shortText);
}

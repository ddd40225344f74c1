import * as limits from '@summit/contract/limits/limits';
import { firstCharacters } from '@summit/contract/words/count-characters';

/** What an address asks for by a name: no longer than calls take a filter, and empty where it asks for nothing. */
export function searchValue(search: URLSearchParams, name: string): string {
  return firstCharacters(search.get(name)?.trim() ?? '', limits.shortText);
}

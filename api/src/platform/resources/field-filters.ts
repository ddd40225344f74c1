import { messages } from '@summit/contract/words/messages';
import { Failure } from '../responses/failure.ts';
import { failure } from './read-values.ts';
import type { Values } from './resource.ts';

/** One condition of a filter: a field is any of some values, null for none, or not beyond a bound. */
export interface FieldFilter {
  field: string;
  bound: 'least' | 'most' | null;
  values: readonly unknown[];
}

const suffixes = { _gte: 'least', _lte: 'most' } as const;

/** The conditions of a filter. @throws validation.base-0001 for an unknown field */
export function fieldFilters(filter: Values, isKnown: (field: string) => boolean): FieldFilter[] {
  return Object.entries(filter).map(([name, value]) => {
    const suffix = (Object.keys(suffixes) as (keyof typeof suffixes)[]).find((end) => name.endsWith(end));
    const field = suffix && !isKnown(name) ? name.slice(0, -suffix.length) : name;
    if (!isKnown(field)) throw refusedFilter(name, messages.unknownField);
    const bound = suffix && field !== name ? suffixes[suffix] : null;
    return { field, bound, values: Array.isArray(value) ? value : [value] };
  });
}

/** A filter that cannot be read, by the name of its field. */
export function refusedFilter(field: string, message: string): Failure {
  return new Failure('validation.base-0001', {
    failures: [failure(`filter.${field}`.slice(0, 100), message)],
  });
}

import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { EntryValues, FieldFacts } from './entry-types.ts';

/** A value as it is read in a table or a difference. */
export function valueWords(
  field: Pick<FieldFacts, 'kind'> | undefined,
  value: unknown,
  timeZone: string,
): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field?.kind) {
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? venueClock(timeZone).moment(value)
        : String(value);
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'list':
    case 'references':
      return Array.isArray(value) ? value.join(', ') : String(value);
    default:
      return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value as string | number);
  }
}

/** A value of a change, which comes in JSON. */
export function changeWords(
  field: Pick<FieldFacts, 'kind'> | undefined,
  json: string | null,
  timeZone: string,
) {
  return json === null ? null : valueWords(field, JSON.parse(json), timeZone);
}

const nameFields = ['name', 'title', 'fullName', 'email', 'question', 'reference'] as const;

/** What an entry is called where there is no place for all of it. */
export function entryName(id: string, values: EntryValues): string {
  const person = [values.firstName, values.lastName].filter(Boolean).join(' ');
  const named = nameFields
    .map((name) => values[name])
    .find((value) => typeof value === 'string' && value !== '');
  return person || (named as string | undefined) || id;
}

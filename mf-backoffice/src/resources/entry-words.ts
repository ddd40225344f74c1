import { venueClock } from '@summit/contract/money-and-time/venue-time';
import type { EntryValues, FieldFacts } from './entry-types.ts';

/** The facts about a field whose value is shown; none for a field that no longer exists. */
export type ShownField = Pick<FieldFacts, 'kind'> &
  Partial<Pick<FieldFacts, 'choices' | 'choiceNames' | 'refersTo'>>;
/** The same with its name and label. */
export type NamedField = ShownField & Pick<FieldFacts, 'name' | 'label'>;

/** A value as shown in a table or a difference. */
export function valueWords(field: ShownField | undefined, value: unknown, timeZone: string): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field?.kind) {
    case 'moment':
      return typeof value === 'string' && !Number.isNaN(Date.parse(value))
        ? venueClock(timeZone).moment(value)
        : String(value);
    case 'flag':
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return choiceWords(field, String(value as string));
    case 'list':
    case 'references':
      return Array.isArray(value)
        ? value.map((item) => choiceWords(field, String(item))).join(', ')
        : String(value);
    default:
      return typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value as string | number);
  }
}

/** The name of a choice. One that is no longer offered is shown as it is stored. */
export function choiceWords(
  field: { choices?: readonly string[]; choiceNames?: readonly string[] } | undefined,
  choice: string,
): string {
  const place = field?.choices?.indexOf(choice) ?? -1;
  return field?.choiceNames?.[place] ?? choice;
}

const nameFields = ['name', 'title', 'fullName', 'email', 'question', 'reference'] as const;

/** A short name for an entry. */
export function entryName(id: string, values: EntryValues): string {
  const person = [values.firstName, values.lastName].filter(Boolean).join(' ');
  const named = nameFields
    .map((name) => values[name])
    .find((value) => typeof value === 'string' && value !== '');
  return person || (named as string | undefined) || id;
}

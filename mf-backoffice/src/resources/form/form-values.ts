import type { EntryValues, ResourceField } from '../entry-types.ts';

/** The name of a field within a form, where a dot would lead into an object. */
export function inputName(field: string): string {
  return field.replaceAll('.', '__');
}

/** What the form of a new entry begins with: the values that its fields have when they are left as they are. */
export function startingValues(fields: readonly ResourceField[]): EntryValues {
  return Object.fromEntries(
    fields.flatMap(({ name, defaultValue }) =>
      defaultValue === null ? [] : [[name, JSON.parse(defaultValue) as unknown] as const],
    ),
  );
}

/** What the form of an entry with these values begins with. */
export function toForm(fields: readonly ResourceField[], values: EntryValues): EntryValues {
  return Object.fromEntries(
    fields.map((field) => [inputName(field.name), values[field.name] ?? emptyOf(field)]),
  );
}

/** An empty field as its input holds it. */
function emptyOf({ kind }: ResourceField): unknown {
  if (kind === 'flag') return false;
  if (kind === 'list' || kind === 'references' || kind === 'sections') return [];
  return kind === 'section' ? {} : '';
}

/** The fields that differ from what was read, as the server takes them: an empty text empties a field. */
export function changedValues(
  fields: readonly ResourceField[],
  read: EntryValues,
  form: EntryValues,
): EntryValues {
  const begun = toForm(fields, read);
  const changed = fields.filter(({ name, isReadOnly }) => {
    const input = inputName(name);
    return !isReadOnly && !isSame(form[input] ?? begun[input], begun[input]);
  });
  return Object.fromEntries(changed.map(({ name }) => [name, form[inputName(name)] ?? '']));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether an entry has all of these values. */
export function hasAll(stored: EntryValues, wanted: EntryValues): boolean {
  return Object.entries(wanted).every(([field, value]) => isSame(stored[field] ?? '', value));
}

export interface FieldConflict {
  field: string;
  theirs: unknown;
  mine: unknown;
}

/**
 * Somebody else changed the entry meanwhile. What only they changed is theirs, what only I changed stays mine, and what
 * both changed differently is for me to choose.
 */
export function conflictsOf(read: EntryValues, theirs: EntryValues, mine: EntryValues): FieldConflict[] {
  return Object.entries(mine)
    .filter(([field, value]) => !isSame(theirs[field], read[field]) && !isSame(theirs[field], value))
    .map(([field, value]) => ({ field, theirs: theirs[field], mine: value }));
}

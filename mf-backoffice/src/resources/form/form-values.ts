import type { EntryValues, ResourceField } from '../entry-types.ts';

/** The name of a field within a form, where a dot would lead into an object. */
export function inputName(field: string): string {
  return field.replaceAll('.', '__');
}

/** The input that a failure of the server is about: of `entries[2].endsAt` it is in the third row. */
export function inputOfFailure(fields: readonly ResourceField[], path: string): string | undefined {
  const rest = (name: string) => path.slice(name.length);
  const field = fields.find(({ name }) => path.startsWith(name) && /^(?:$|[.[])/.test(rest(name)));
  if (!field) return undefined;
  const within = field.fields.length > 0 ? rest(field.name).replaceAll(/\[(\d+)\]/g, '.$1') : '';
  return `${inputName(field.name)}${within}`;
}

/** The initial values of a new entry's form: the defaults of its fields. */
export function startingValues(fields: readonly ResourceField[]): EntryValues {
  return Object.fromEntries(
    fields.flatMap(({ name, defaultValue }) =>
      defaultValue === null ? [] : [[name, JSON.parse(defaultValue) as unknown] as const],
    ),
  );
}

/** The initial values of the form of an entry with these values. */
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

/** The fields that differ from the loaded values, in the server's format: an empty text empties a field. */
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
 * Merges an entry that somebody else has changed: fields that only one of the two changed have their value, and for those
 * that both changed differently the organiser chooses.
 */
export function conflictsOf(read: EntryValues, theirs: EntryValues, mine: EntryValues): FieldConflict[] {
  return Object.entries(mine)
    .filter(([field, value]) => !isSame(theirs[field], read[field]) && !isSame(theirs[field], value))
    .map(([field, value]) => ({ field, theirs: theirs[field], mine: value }));
}

import type * as organiseResourcesCalls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';

type Change = ResponseOf<typeof organiseResourcesCalls.setResourceEntry>;

/** The changes of entries as lines, to be read before they are made. */
export function entryChangeLines(changes: readonly Change[]): string[] {
  return changes.flatMap(({ line, key, isNew, changes: fields, notes }) => [
    `${line === null ? '' : `line ${line}: `}${isNew ? '+ ' : ''}${key}`,
    ...fields.map(({ field, before, after }) =>
      isNew ? `  ${field}: ${read(after)}` : `  ${field}: ${read(before)} -> ${read(after)}`,
    ),
    ...notes.map((note) => `  Note: ${note}`),
  ]);
}

/** A value as it is shown: texts as they are, nothing as a word. */
export function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function read(json: string | null): string {
  return valueText(json === null ? null : JSON.parse(json));
}

import { useMemo } from 'react';
import { textRows } from '@summit/contract/words/text-lookup';

/** The names of the sessions' formats, in the organisers' wording. */
export type FormatNames = ReadonlyMap<string, string>;

/** Returns the names; the same object on every render. */
export function useFormatNames(texts: Readonly<Record<'agenda.formats', string>>): FormatNames {
  const lines = texts['agenda.formats'];
  return useMemo(() => new Map(textRows(lines).map(([id = '', name = id]) => [id, name])), [lines]);
}

/** The name of a format; the format's id where the organisers have no name for it. */
export function formatName(names: FormatNames, format: string): string {
  return names.get(format) ?? format;
}

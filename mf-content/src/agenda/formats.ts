import { useMemo } from 'react';
import { textRows } from '@summit/contract/text-lookup';
import type { Format } from './agenda-sessions.ts';
import type { AgendaTexts } from './agenda-texts.ts';

/** The names of the sessions' formats, in the organisers' words. */
export type FormatNames = ReadonlyMap<string, string>;

/** The names; the same object on every render. */
export function useFormatNames(texts: AgendaTexts): FormatNames {
  const lines = texts['agenda.formats'];
  return useMemo(() => new Map(textRows(lines).map(([id = '', name = id]) => [id, name])), [lines]);
}

/** The name of a format; its own word where the organisers have none for it. */
export function formatName(names: FormatNames, format: Format): string {
  return names.get(format) ?? format;
}

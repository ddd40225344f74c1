import { foldedName } from '@summit/contract/words/folded-name';
import type { SelectOption } from './select-field.tsx';

/** Other names of a choice besides its label: in other languages, or its code. */
export type OtherNames = (value: string) => readonly string[];

/** The fewest letters that are compared with other names: with two, half of all choices would match. */
const minOtherName = 3;

/**
 * The choices that match a typed text, the best match first: a whole name, the beginning of a label, of a word in it, of
 * another name, and any part of a label. Accents, capitals and punctuation do not matter.
 */
export function matchingChoices(
  options: readonly SelectOption[],
  typed: string,
  otherNames: OtherNames = () => [],
): SelectOption[] {
  const text = foldedName(typed);
  if (text === '') return typed.trim() === '' ? [...options] : [];
  return options
    .map((option) => ({ option, rank: getRank(option, text, otherNames) }))
    .filter(({ rank }) => rank < unrelated)
    .sort((a, b) => a.rank - b.rank)
    .map(({ option }) => option);
}

const unrelated = 6;

function getRank({ label, value }: SelectOption, text: string, otherNames: OtherNames): number {
  const own = foldedName(label);
  if (own === text) return 0;
  const others = otherNames(value).map(foldedName);
  if (others.includes(text)) return 1;
  if (own.startsWith(text)) return 2;
  if (own.includes(` ${text}`)) return 3;
  if (text.length >= minOtherName && others.some((name) => name.startsWith(text))) return 4;
  return own.includes(text) ? 5 : unrelated;
}

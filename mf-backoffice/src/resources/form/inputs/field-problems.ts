import { isTarget, isWebAddress } from '@summit/contract/contact-details/web-address';
import { readTyped } from '@summit/contract/organising/typed-fields';
import { countCharacters } from '@summit/contract/words/count-characters';
import type { FieldFacts } from '../../entry-types.ts';

/** Checks that a form can make before a value is sent; true: it is valid. The server decides. */
export function problemOf(field: FieldFacts, typed: unknown): string | true {
  const { isRequired, kind, min, max } = field;
  const value = typeof typed === 'string' ? readTyped(kind, typed) : typed;
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) return isRequired && kind !== 'flag' ? 'This is required.' : true;
  const problem = typeof value === 'string' && textProblem(field, value);
  if (problem) return problem;
  // A sum is written in many ways: the server reads it by its currency.
  return kind === 'number' ? numberProblem(value, min, max) : true;
}

function textProblem({ kind, written, maxLength, pattern, patternFlags }: FieldFacts, text: string) {
  const length = countCharacters(text);
  if (maxLength !== null && length > maxLength) {
    return `At most ${maxLength} characters: these are ${length}.`;
  }
  const isWritten =
    (kind !== 'link' || isWebAddress(text)) &&
    (kind !== 'target' || isTarget(text)) &&
    (pattern === null || new RegExp(pattern, patternFlags ?? '').test(text));
  return !isWritten && `Write it as: ${written}.`;
}

/** A rate or a discount may have a decimal comma and its sign: `25,5 %`, `£25`. They have no bounds here. */
function numberProblem(value: unknown, min: number | null, max: number | null): string | true {
  const text = String(value).normalize('NFKC').replaceAll(/\s/g, '');
  const number = Number(text.replace(',', '.').replace(/%$/, ''));
  const isWritten = min === null && max === null && /\d/.test(text);
  if (Number.isNaN(number)) return isWritten || 'This is not a number.';
  if (min !== null && number < min) return `At least ${min}.`;
  return max !== null && number > max ? `At most ${max}.` : true;
}

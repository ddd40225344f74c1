import { webAddress } from '@summit/contract/contact-details/web-address';
import { countTyped } from '@summit/contract/words/count-characters';
import type { FieldFacts } from '../../entry-types.ts';

/** What a form can say of a value before it is sent; true: nothing is wrong with it. The server has the last word. */
export function problemOf(field: FieldFacts, value: unknown): string | true {
  const { isRequired, kind, maxLength, min, max, pattern, patternFlags } = field;
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) return isRequired && kind !== 'flag' ? 'This is needed.' : true;
  if (typeof value === 'string') {
    if (maxLength !== null && countTyped(value) > maxLength) {
      return `At most ${maxLength} characters: these are ${countTyped(value)}.`;
    }
    if (pattern !== null && !new RegExp(pattern, patternFlags ?? '').test(toRead(field, value))) {
      return `Write it as: ${field.written}.`;
    }
  }
  // A sum is written in many ways: the server reads it by its currency.
  return kind === 'number' ? numberProblem(value, min, max) : true;
}

/** A text as the rule of its field reads it: without spaces around it, and a link with its scheme. */
function toRead({ kind }: FieldFacts, value: string): string {
  const text = value.trim();
  return kind === 'link' ? webAddress(text) : text;
}

/** A rate or a discount may have a decimal comma and its sign: `25,5 %`, `£25`. They have no bounds here. */
function numberProblem(value: unknown, min: number | null, max: number | null): string | true {
  const text = String(value);
  const number = Number(text.replace(',', '.').replace(/%$/, '').trim());
  const isWritten = min === null && max === null && /\d/.test(text);
  if (Number.isNaN(number)) return isWritten || 'This is no number.';
  if (min !== null && number < min) return `At least ${min}.`;
  return max !== null && number > max ? `At most ${max}.` : true;
}

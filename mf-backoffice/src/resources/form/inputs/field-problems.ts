import type { FieldFacts } from '../../entry-types.ts';

/** What a form can say of a value before it is sent; true: nothing is wrong with it. The server has the last word. */
export function problemOf(field: FieldFacts, value: unknown): string | true {
  const { isRequired, kind, maxLength, min, max, pattern, patternFlags } = field;
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) return isRequired && kind !== 'flag' ? 'This is needed.' : true;
  if (typeof value === 'string') {
    if (maxLength !== null && value.length > maxLength) {
      return `At most ${maxLength} characters: these are ${value.length}.`;
    }
    if (pattern !== null && !new RegExp(pattern, patternFlags ?? '').test(value)) {
      return `Write it as: ${field.written}.`;
    }
  }
  if (kind === 'number' || kind === 'money') return numberProblem(value, min, max);
  return true;
}

function numberProblem(value: unknown, min: number | null, max: number | null): string | true {
  const number = Number(value);
  if (Number.isNaN(number)) return 'This is no number.';
  if (min !== null && number < min) return `At least ${min}.`;
  return max !== null && number > max ? `At most ${max}.` : true;
}

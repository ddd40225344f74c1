import type { ResourceField } from '../../entry-types.ts';

/** What a form can say of a value before it is sent; true: nothing is wrong with it. The server has the last word. */
export function problemOf({ isRequired, kind }: ResourceField, value: unknown): string | true {
  const isEmpty = value === '' || value === null || value === undefined;
  if (isEmpty) return isRequired && kind !== 'flag' ? 'This is needed.' : true;
  if (kind === 'number' && Number.isNaN(Number(value))) return 'This is no number.';
  return kind === 'json' && typeof value === 'string' ? jsonProblem(value) : true;
}

function jsonProblem(text: string): string | true {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return 'This is not whole: a bracket, a comma or a quotation mark is missing.';
  }
}

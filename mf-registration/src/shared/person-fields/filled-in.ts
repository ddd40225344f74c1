/** A payload as the server wants it: without nulls, and without optional fields that were left empty. */
export function filledIn<T extends object>(values: T): T {
  const entries = Object.entries(values)
    .map(([name, value]): [string, unknown] => [name, isPlainObject(value) ? filledIn(value) : value])
    .filter(([, value]) => value !== null && value !== undefined && value !== '');
  return Object.fromEntries(entries) as T;
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

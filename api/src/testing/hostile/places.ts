/** A place in an input: the path of names and indexes. */
export type Place = readonly (string | number)[];

/** Every place within the input: each text, list and object. */
export function placesIn(input: unknown, at: Place = []): Place[] {
  const own = at.length > 0 ? [at] : [];
  if (typeof input !== 'object' || input === null) return own;
  const inner = Object.entries(input).map(([name, value]): [Place, unknown] => [[...at, name], value]);
  return [...own, ...inner.flatMap(([place, value]) => placesIn(value, place))];
}

/** The input with another value in one place. */
export function withValueAt(input: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value;
  const copy = (Array.isArray(input) ? [...(input as unknown[])] : { ...(input as object) }) as Record<
    string,
    unknown
  >;
  copy[name] = withValueAt(copy[name], rest, value);
  return copy;
}

/** The value of an input in a place. */
export function valueAt(input: unknown, [name, ...rest]: Place): unknown {
  if (name === undefined || typeof input !== 'object' || input === null) return input;
  return valueAt((input as Record<string | number, unknown>)[name], rest);
}

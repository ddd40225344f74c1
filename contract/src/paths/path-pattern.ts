import { hasControl } from './address-text.ts';

/** The names of a pattern's parameters: `'/a/:b/:c'` has `'b' | 'c'`. */
export type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

function getSegments(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

/** Cached, because there are few patterns, and each navigation compares all of them with the address. */
const segmentsOfPatterns = new Map<string, readonly string[]>();

function patternSegments(pattern: string): readonly string[] {
  const known = segmentsOfPatterns.get(pattern);
  if (known) return known;
  const segments = getSegments(pattern);
  segmentsOfPatterns.set(pattern, segments);
  return segments;
}

/** The end of the path of a page that owns all paths below it: `/backoffice/*`. */
const restMark = '*';

/** Whether a page has the addresses below its own as well. */
export function hasRest(pattern: string): boolean {
  return pattern.endsWith(`/${restMark}`);
}

/** The address of a page itself, without those below it. */
export function withoutRest(pattern: string): string {
  return hasRest(pattern) ? pattern.slice(0, -`/${restMark}`.length) || '/' : pattern;
}

/** Whether a page has exactly one pathname: its path has no parameter, and nothing is below it. */
export function isFixedPath(pattern: string): boolean {
  return !pattern.includes(':') && !hasRest(pattern);
}

function isParam(segment: string | undefined): boolean {
  return segment !== undefined && segment.startsWith(':');
}

function decoded(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment);
    return hasControl(text) ? null : text;
  } catch {
    return null;
  }
}

/**
 * Matches a pathname (no search, no hash; a closing slash does not count) against a pattern such as `/speaker/:speakerId`,
 * or `/backoffice/*`, which everything below `/backoffice` matches as well.
 * Returns the decoded parameters, or null when it does not match.
 */
export function matchPath(pattern: string, pathname: string): Record<string, string> | null {
  const expected = patternSegments(withoutRest(pattern));
  const actual = getSegments(pathname);
  const fits = hasRest(pattern) ? actual.length >= expected.length : actual.length === expected.length;
  if (!fits || actual.slice(expected.length).some((segment) => decoded(segment) === null)) return null;
  const params: Record<string, string> = {};
  for (const [index, segment] of expected.entries()) {
    const value = decoded(actual[index] ?? '');
    if (value === null) return null;
    if (isParam(segment)) {
      params[segment.slice(1)] = value;
    } else if (segment !== value) {
      return null;
    }
  }
  return params;
}

/** The name in an address' hash: `team` of `#team`. Where its percent codes are malformed, as it is spelt. */
export function hashName(hash: string): string {
  const name = hash.replace(/^#/, '');
  return decoded(name) ?? name;
}

/** Puts encoded parameters into a pattern. Throws when one is missing. */
export function fillPath(pattern: string, params: Readonly<Record<string, string>>): string {
  return withoutRest(pattern).replace(/:(\w+)/g, (_whole, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new Error(`The path ${pattern} needs the parameter ${name}`);
    }
    return encodeURIComponent(value);
  });
}

/**
 * Sorts patterns so that the first that matches is the right one: a fixed segment comes before a parameter, and that before
 * everything below a page. Ties are decided by
 * code units: the rules of a language would first have to be loaded, which takes a phone longer than hydrating the page.
 */
export function bySpecificity(a: string, b: string): number {
  const [left, right] = [patternSegments(a), patternSegments(b)];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const difference = openness(left[index]) - openness(right[index]);
    if (difference !== 0) return difference;
  }
  return a < b ? -1 : Number(a > b);
}

function openness(segment: string | undefined): number {
  return segment === restMark ? 2 : Number(isParam(segment));
}

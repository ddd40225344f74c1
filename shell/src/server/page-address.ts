import { withheldValue } from '@summit/contract/errors/withheld-value';
import { readSearch } from '@summit/contract/paths/address-text';
import { hasRest, withoutRest } from '@summit/contract/paths/path-pattern';
import { withoutTrailingSlashes } from '@summit/contract/paths/trailing-slashes';

/** Where a page is, in one spelling for all addresses that show the same. */
export interface PageAddress {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** The parameters of the page at a path. */
export interface PageParameters {
  /** With its `:name` parameters. */
  path?: string;
  /** Undefined for a page whose release does not declare them. */
  reads?: readonly string[];
  /** Those of which only their presence may be known. */
  withholds?: readonly string[];
}

/** Null where no page is. */
export type ParametersOf = (path: string) => PageParameters | null;

/** An address that no page has. All others that none has show the same, so that it is rendered once for all of them. */
export const nowhere = '/404';

const longestSearch = 512;

/**
 * One spelling for each page, and one for all addresses that no page has: no trailing slash, and of the parameters only those that the page reads, in one order;
 * of a secret only that there is one. Visitors arrive with parameters of campaigns, which stay in their address bar and make no separate page.
 */
export function pageAddress(url: string, getParameters: ParametersOf): PageAddress {
  const [rawPath = '/', ...rest] = url.split('?');
  const ownPath = withoutTrailingSlashes(rawPath) || '/';
  const query = rest.join('?');
  const parameters = getParameters(ownPath);
  if (!parameters) return { path: nowhere, search: '' };
  const { path: pattern = '', reads, withholds = [] } = parameters;
  const path = hidesItsPath(pattern, withholds) ? shownPath(pattern, ownPath, withholds) : ownPath;
  if (!query) return { path, search: '' };
  const given = readSearch(query);
  const names = reads ?? [...new Set(given.keys())].filter((name) => !withholds.includes(name)).sort();
  const read = names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  // An address with the sign itself is rendered as one without, so that the address differs and the page follows it.
  const isGiven = (name: string) =>
    !isInPath(pattern, name) && ![null, '', withheldValue].includes(given.get(name));
  const withheld = withholds.filter(isGiven).map((name) => [name, withheldValue]);
  const search = new URLSearchParams([...read, ...withheld]).toString();
  // No form of the site makes so long an address.
  return { path, search: search && search.length <= longestSearch ? `?${search}` : '' };
}

/** Whether a page is rendered for another address than the visitor's: without its secrets, and once for all below it. */
export function hidesItsPath(pattern: string, withholds: readonly string[] = []): boolean {
  return hasRest(pattern) || withholdsItsPath(pattern, withholds);
}

/** Whether parameters of the path itself are withheld. */
function withholdsItsPath(pattern: string, withholds: readonly string[] = []): boolean {
  return pattern.includes(':') && withholds.some((name) => isInPath(pattern, name));
}

function isInPath(pattern: string, name: string): boolean {
  return pattern.split('/').includes(`:${name}`);
}

function shownPath(pattern: string, path: string, withholds: readonly string[]): string {
  const segments = path.split('/').filter(Boolean);
  const shown = withoutRest(pattern)
    .split('/')
    .filter(Boolean)
    .map((part, at) => (withholds.some((name) => part === `:${name}`) ? withheldValue : segments[at]));
  return `/${shown.join('/')}`;
}

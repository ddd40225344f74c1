import { withheldValue } from '@summit/contract/errors/withheld-value';
import { readSearch } from '@summit/contract/paths/address-text';
import { hasRest, withoutRest } from '@summit/contract/paths/path-pattern';
import { withoutTrailingSlashes } from '@summit/contract/paths/trailing-slashes';

/** The canonical address of a page: the same for all addresses that show the same content. */
export interface PageAddress {
  path: string;
  /** The search with its question mark, or empty. */
  search: string;
}

/** The parameters of the page at a path. */
export interface PageParameters {
  /** The page's pattern with its `:name` parameters. */
  path?: string;
  /** Undefined for a page whose release does not declare them. */
  reads?: readonly string[];
  /** The secret parameters, of which rendering knows only whether they are present. */
  withholds?: readonly string[];
}

/** Null where no page is. */
export type ParametersOf = (path: string) => PageParameters | null;

/** The address of the 404 page, which is rendered once for all unknown addresses. */
export const nowhere = '/404';

const longestSearch = 512;

/**
 * Normalises an address: without a trailing slash, with only the parameters that the page reads, in a fixed order,
 * and with a placeholder for secrets. All unknown addresses become one. Visitors arrive with the parameters of
 * campaigns, which stay in their address bar and must not make separate entries in the cache.
 */
export function pageAddress(url: string, getParameters: ParametersOf): PageAddress {
  const [rawPath = '/', ...rest] = url.split('?');
  const ownPath = withoutTrailingSlashes(rawPath) || '/';
  const query = rest.join('?');
  const parameters = getParameters(ownPath);
  if (!parameters) return { path: nowhere, search: '' };
  const { path: pattern = '', reads, withholds: secretParameters = [] } = parameters;
  const path = hidesItsPath(pattern, secretParameters)
    ? shownPath(pattern, ownPath, secretParameters)
    : ownPath;
  if (!query) return { path, search: '' };
  const given = readSearch(query);
  const names = reads ?? [...new Set(given.keys())].filter((name) => !secretParameters.includes(name)).sort();
  const read = names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  // An address that contains the placeholder itself counts as one without, so that the browser renders it again.
  const isGiven = (name: string) =>
    !isInPath(pattern, name) && ![null, '', withheldValue].includes(given.get(name));
  const withheld = secretParameters.filter(isGiven).map((name) => [name, withheldValue]);
  const search = new URLSearchParams([...read, ...withheld]).toString();
  // No form of the site creates an address of that length.
  return { path, search: search && search.length <= longestSearch ? `?${search}` : '' };
}

/** Whether a page is rendered for another address than the visitor's: without its secrets, and once for all below it. */
export function hidesItsPath(pattern: string, secretParameters: readonly string[] = []): boolean {
  return hasRest(pattern) || hasSecretInPath(pattern, secretParameters);
}

/** Whether parameters of the path itself are secret. */
function hasSecretInPath(pattern: string, secretParameters: readonly string[] = []): boolean {
  return pattern.includes(':') && secretParameters.some((name) => isInPath(pattern, name));
}

function isInPath(pattern: string, name: string): boolean {
  return pattern.split('/').includes(`:${name}`);
}

function shownPath(pattern: string, path: string, secretParameters: readonly string[]): string {
  const segments = path.split('/').filter(Boolean);
  const shown = withoutRest(pattern)
    .split('/')
    .filter(Boolean)
    .map((part, at) => (secretParameters.some((name) => part === `:${name}`) ? withheldValue : segments[at]));
  return `/${shown.join('/')}`;
}

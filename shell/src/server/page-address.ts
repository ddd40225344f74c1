/** Where a page is, in one spelling for all addresses that show the same. */
export interface PageAddress {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/** The names of the parameters that the page at a path reads; undefined for a page whose release does not declare them. */
export type ReadsOf = (path: string) => readonly string[] | undefined;

const longestSearch = 512;

/**
 * One spelling for each page: no trailing slash, and of the parameters only those that the page reads, in one order.
 * Visitors arrive with parameters of campaigns, which stay in their address bar and make no separate page.
 */
export function pageAddress(url: string, readsOf: ReadsOf): PageAddress {
  const [rawPath = '/', ...rest] = url.split('?');
  const path = rawPath.length > 1 ? rawPath.replace(/\/+$/, '') || '/' : rawPath;
  const query = rest.join('?');
  if (!query) return { path, search: '' };
  const given = new URLSearchParams(query);
  const names = readsOf(path) ?? [...new Set(given.keys())].sort();
  const read = names.flatMap((name) => given.getAll(name).map((value) => [name, value]));
  const search = new URLSearchParams(read).toString();
  // No form of the site makes so long an address.
  return { path, search: search && search.length <= longestSearch ? `?${search}` : '' };
}

import { fillPath } from './path-pattern.ts';

export interface HrefExtras {
  /** Undefined, null and empty values are left out. */
  search?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Without `#`. */
  hash?: string;
}

/** What follows the path of an address: its parameters, where it has some, then the extras. */
export type HrefRest = readonly (Readonly<Record<string, string>> | HrefExtras | undefined)[];

/**
 * The address of a pattern such as `/speaker/:speakerId`. Browser builds call it in place of `href`, with the pattern of the
 * page that is named there: so they need no table of all pages.
 */
export function hrefTo(path: string, ...rest: HrefRest): string {
  const [params, extras] = (path.includes(':') ? rest : [{}, rest[0]]) as [
    Record<string, string>,
    HrefExtras?,
  ];
  return fillPath(path, params) + searchText(extras?.search) + hashText(extras?.hash);
}

function searchText(search: HrefExtras['search'] = {}): string {
  const given = Object.entries(search).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function hashText(hash = ''): string {
  return hash && `#${encodeURIComponent(hash)}`;
}

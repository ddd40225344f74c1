import { fillPath, type ParamNames } from '../paths/path-pattern.ts';

export interface HrefExtras {
  /** Undefined, null and empty values are left out. */
  search?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Without `#`. */
  hash?: string;
}

type HrefArguments<Path extends string> = [ParamNames<Path>] extends [never]
  ? [extras?: HrefExtras]
  : [params: { [Name in ParamNames<Path>]: string }, extras?: HrefExtras];

/**
 * The address of a page, or of one that only redirects, within the site: `href(pages.speaker, { speakerId })`,
 * `href(pages.agenda, { search: { day: 2 } })`.
 */
export function href<Path extends string>(
  { path }: { readonly path: Path },
  ...rest: HrefArguments<Path>
): string {
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

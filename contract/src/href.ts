import { fillPath, type ParamNames } from './path-pattern.ts';
import { type RedirectId, redirects } from './redirects.ts';
import { type PageId, pages } from './site-map.ts';

const addresses = { ...pages, ...redirects };

type AddressId = PageId | RedirectId;
type PathOf<Id extends AddressId> = (typeof addresses)[Id]['path'];
type ParamsOf<Id extends AddressId> = { [Name in ParamNames<PathOf<Id>>]: string };

export interface HrefExtras {
  /** Undefined, null and empty values are left out. */
  search?: Readonly<Record<string, string | number | boolean | null | undefined>>;
  /** Without `#`. */
  hash?: string;
}

type HrefArguments<Id extends AddressId> = [ParamNames<PathOf<Id>>] extends [never]
  ? [extras?: HrefExtras]
  : [params: ParamsOf<Id>, extras?: HrefExtras];

/** The address of a page within the site: `href('speaker', { speakerId })`, `href('agenda', { search: { day: 2 } })`. */
export function href<Id extends AddressId>(id: Id, ...rest: HrefArguments<Id>): string {
  const { path } = addresses[id];
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

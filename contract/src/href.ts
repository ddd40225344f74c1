import { type HrefExtras, type HrefRest, hrefTo } from './href-to.ts';
import type { ParamNames } from './path-pattern.ts';
import { type RedirectId, redirects } from './redirects.ts';
import { type PageId, pages } from './site-map.ts';

/** By id: the pages, and the addresses that only redirect. */
export const addresses = { ...pages, ...redirects };

type AddressId = PageId | RedirectId;
type PathOf<Id extends AddressId> = (typeof addresses)[Id]['path'];
type ParamsOf<Id extends AddressId> = { [Name in ParamNames<PathOf<Id>>]: string };

type HrefArguments<Id extends AddressId> = [ParamNames<PathOf<Id>>] extends [never]
  ? [extras?: HrefExtras]
  : [params: ParamsOf<Id>, extras?: HrefExtras];

/** The address of a page within the site: `href('speaker', { speakerId })`, `href('agenda', { search: { day: 2 } })`. */
export function href<Id extends AddressId>(id: Id, ...rest: HrefArguments<Id>): string {
  return hrefTo(addresses[id].path, ...(rest as HrefRest));
}

import type { Config } from '../../../platform/config.ts';

/** The site as passkeys know it: a browser uses one only at the address for which it was made. */
export interface RelyingParty {
  /** Only the host. If it changes, all passkeys become useless. */
  id: string;
  origin: string;
}

/** The host and origin that passkeys are bound to, from the site's public origin. */
export function getRelyingParty({ siteOrigin }: Pick<Config, 'siteOrigin'>): RelyingParty {
  const { hostname, origin } = new URL(siteOrigin);
  return { id: hostname, origin };
}

/** What a passkey knows of its owner: no name and no address, because some devices show it. */
export function getUserHandle(organiserId: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(organiserId);
}

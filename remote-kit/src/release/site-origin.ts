/**
 * The origin of a site's public address.
 * @throws Error without `https://`: in `summit.example:8443` the part before the colon would be taken for a protocol
 */
export function siteOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--site ${address} is no address of a site: https://summit.example is one.`);
}

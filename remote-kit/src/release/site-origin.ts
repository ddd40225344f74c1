/**
 * The origin that visitors know a site by, of the address that somebody gave.
 * @throws Error without `https://`: what stands before the colon of `summit.example:8443` would be taken for a protocol
 */
export function siteOrigin(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`--site ${address} is no address of a site: https://summit.example is one.`);
}

/** A host with a dot and a name of letters at its end, as people write it without its scheme. */
const withoutScheme =
  /^(?:\/\/)?((?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_-]*[\p{L}\p{N}\p{M}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z\d-]+)\.?(?::\d{1,5})?(?:[/?#]\S*)?)$/u;

/**
 * A web address as it is stored: what copying leaves around and in it goes, and `https://` is put before an address that
 * people would type without it, such as `summit.example`. Any other text stays as it is.
 */
export function webAddress(value: string): string;
export function webAddress(value: unknown): unknown;
export function webAddress(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^<(.*)>$/, '$1');
  if (isWebAddress(text)) return text;
  const [, address] = withoutScheme.exec(text) ?? [];
  const whole = `https://${address}`;
  return address !== undefined && isWebAddress(whole) ? whole : value;
}

/** Whether a browser opens a text as a link to a web page. It has no spaces: two addresses would be read as one. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}

/** Whether a text is a page of this site, such as `/agenda`, or a link to another one. */
export function isTarget(text: string): boolean {
  return /^\/\S*$/.test(text) || isWebAddress(text);
}

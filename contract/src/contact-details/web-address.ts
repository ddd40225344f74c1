import { patterns } from '../words/patterns.ts';

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
  if (patterns.url.test(text)) return text;
  const [, address] = withoutScheme.exec(text) ?? [];
  const whole = `https://${address}`;
  return address !== undefined && patterns.url.test(whole) ? whole : value;
}

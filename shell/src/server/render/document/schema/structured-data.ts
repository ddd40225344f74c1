import { safeJson } from '../document.ts';

const addresses = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'thumbnailUrl',
  'sameAs',
  'hasMap',
]);

/**
 * A schema.org object as HTML, with every path of the site as an absolute address: search engines accept no others.
 * Browsers do not execute it, so that the page's policy allows it.
 */
export function dataElement(data: object, origin: string): string {
  return `<script type="application/ld+json">${safeJson(completed(data, origin, false))}</script>`;
}

function completed(data: unknown, origin: string, isAddress: boolean): unknown {
  if (typeof data === 'string') return isAddress ? toAbsolute(data, origin) : data;
  if (Array.isArray(data)) return data.map((item) => completed(item, origin, isAddress));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    completed(value, origin, addresses.has(name)),
  ]);
  return Object.fromEntries(entries);
}

/** Text of organisers that is no address stays as it is: one mistyped link must not cost the page its rendering. */
function toAbsolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : address;
}

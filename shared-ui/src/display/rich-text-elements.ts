/** The elements allowed in the organisers' texts; the tags of all others are removed, their words stay. */
export const plainElements = new Set([
  ...['p', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'br', 'hr', 'blockquote', 'figure', 'figcaption'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sup', 'sub', 'small', 'code', 'pre', 'abbr', 'mark'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr'],
]);

/** Removed with everything in them. */
export const refusedElements = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math'],
  ...['form', 'input', 'button', 'select', 'textarea', 'link', 'meta', 'base', 'title'],
]);

/** Whether an address may be followed: on the site, on another one, mail or telephone. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i.test(address);
}

/** Whether a picture may be shown: of this site, or by a secure connection. */
export function isSafePicture(address: string): boolean {
  return /^(?:https:\/\/|\/(?!\/))/i.test(address);
}

/** The fragment id of a heading: `What we keep` is `what-we-keep`. */
export function placeName(heading: string): string {
  const plain = heading.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, '-')
    .replace(/^-|-$/g, '');
}

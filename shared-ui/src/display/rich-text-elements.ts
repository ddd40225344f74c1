/** The elements allowed in the organisers' texts; the tags of all others are removed, and their words stay. */
export const plainElements = new Set([
  ...['p', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'br', 'hr', 'blockquote', 'figure', 'figcaption'],
  ...['strong', 'em', 'b', 'i', 'u', 's', 'sup', 'sub', 'small', 'code', 'pre', 'abbr', 'mark'],
  ...['caption', 'thead', 'tbody', 'tfoot', 'tr'],
]);

/** Elements that are removed together with their content. */
export const refusedElements = new Set([
  ...['script', 'style', 'iframe', 'object', 'embed', 'template', 'noscript', 'svg', 'math'],
  ...['form', 'input', 'button', 'select', 'textarea', 'link', 'meta', 'base', 'title'],
]);

/** Whether a link to this address is safe: within the site, on another one, email or telephone. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\?)/i.test(address);
}

/** Whether a picture may be shown: from this site, or by a secure connection. */
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

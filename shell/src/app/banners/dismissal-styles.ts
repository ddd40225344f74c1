/**
 * Hides the banners of some HTML that were closed before: by the attribute that the head's script sets before the first
 * paint. In the browser the list of banners itself leaves them out.
 */
export function dismissalStyles(html: string): string {
  const keys = new Set([...html.matchAll(/ data-banner="([\w%-]+)"/g)].map(([, key]) => key));
  if (keys.size === 0) return '';
  const rules = [...keys].map((key) => `[data-dismissed~='${key}'] [data-banner='${key}']{display:none}`);
  return `@layer situations{${rules.join('')}}`;
}

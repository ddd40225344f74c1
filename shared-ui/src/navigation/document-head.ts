import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * Writes a page's metadata into the document's head, as the server writes them into the HTML. Other data for search engines
 * in the HTML belong to the page that was served: they are removed with the first page that has another address.
 */
export function describeDocument(meta: PageMetadata & { canonical: string }, origin: string): void {
  const absolute = (address: string) => new URL(address, origin).href;
  document.title = meta.title;
  setMeta('name', 'description', meta.description);
  setMeta('name', 'keywords', meta.keywords);
  setMeta('name', 'robots', meta.robots);
  setMeta('property', 'og:title', meta.title);
  setMeta('property', 'og:description', meta.description);
  setMeta('property', 'og:type', meta.kind ?? 'website');
  setMeta('property', 'og:image', meta.image && absolute(meta.image.src));
  setMeta('property', 'og:image:width', meta.image && String(meta.image.width));
  setMeta('property', 'og:image:height', meta.image && String(meta.image.height));
  setMeta('property', 'og:image:alt', meta.image?.alt);
  const address = absolute(meta.canonical);
  const described = document.head.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  if (described !== address) {
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) data.remove();
  }
  setMeta('property', 'og:url', address);
  setElement('link[rel="canonical"]', () => element('link', { rel: 'canonical' }), { href: address });
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const selector = `meta[${kind}="${name}"]`;
  if (content === undefined) return document.head.querySelector(selector)?.remove();
  setElement(selector, () => element('meta', { [kind]: name }), { content });
}

function setElement(selector: string, make: () => HTMLElement, attributes: Record<string, string>): void {
  const target = document.head.querySelector<HTMLElement>(selector) ?? document.head.appendChild(make());
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
}

function element(tag: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

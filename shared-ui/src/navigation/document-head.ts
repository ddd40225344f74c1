import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import { absoluteData } from './page-schema.ts';

/** Writes a page's metadata into the document's head, as the server writes it into the HTML. */
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
  setMeta('property', 'og:url', absolute(meta.canonical));
  setElement('link[rel="canonical"]', true, () => element('link', { rel: 'canonical' }), {
    href: absolute(meta.canonical),
  });
  const data = meta.structuredData && JSON.stringify(absoluteData(meta.structuredData, origin));
  const type = 'application/ld+json';
  const script = setElement(
    `script[type="${type}"]`,
    data !== undefined,
    () => element('script', { type }),
    {},
  );
  if (script && script.textContent !== data) script.textContent = data ?? '';
}

function setMeta(kind: 'name' | 'property', name: string, content: string | undefined): void {
  const make = () => element('meta', { [kind]: name });
  setElement(`meta[${kind}="${name}"]`, content !== undefined, make, { content: content ?? '' });
}

function setElement(
  selector: string,
  wanted: boolean,
  make: () => HTMLElement,
  attributes: Record<string, string>,
) {
  const found = document.head.querySelector<HTMLElement>(selector);
  if (!wanted) {
    found?.remove();
    return null;
  }
  const target = found ?? document.head.appendChild(make());
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, value);
  return target;
}

function element(tag: string, attributes: Record<string, string>): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

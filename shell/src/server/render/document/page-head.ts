import { siteName } from '@summit/contract/site/site-facts';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import { escapeHtml } from './document.ts';
import { feedLinks } from './feed-links.ts';
import { dataElement } from './schema/structured-data.ts';

interface HeadFacts extends Partial<Omit<PageMetadata, 'structuredData'>> {
  title: string;
  path: string;
  siteOrigin: string;
  /** The API's base for browsers. */
  publicApiBase: string;
  /** The page's structured data for search engines: a schema.org object. */
  data?: object;
}

/** Title, description, canonical address, share data and structured data, as HTML. */
export function getHead(facts: HeadFacts): string {
  const address = `${facts.siteOrigin}${facts.canonical ?? facts.path}`;
  const { image } = facts;
  return [
    `<title>${escapeHtml(facts.title)}</title>`,
    named('description', facts.description),
    named('keywords', facts.keywords),
    named('robots', facts.robots),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    feedLinks(facts.publicApiBase),
    shared('og:title', facts.title),
    shared('og:description', facts.description),
    shared('og:site_name', siteName),
    shared('og:type', facts.kind ?? 'website'),
    shared('og:url', address),
    shared('og:image', image && new URL(image.src, facts.siteOrigin).href),
    shared('og:image:width', image && String(image.width)),
    shared('og:image:height', image && String(image.height)),
    shared('og:image:alt', image?.alt),
    named('twitter:card', image && 'summary_large_image'),
    facts.data ? dataElement(facts.data, facts.siteOrigin) : '',
  ].join('');
}

function named(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function shared(property: string, content: string | undefined): string {
  return content ? `<meta property="${property}" content="${escapeHtml(content)}">` : '';
}

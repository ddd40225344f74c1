import { siteName } from '@summit/contract/site-facts';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import { escapeHtml, safeJson } from './document.ts';

interface HeadFacts extends Partial<PageMetadata> {
  title: string;
  path: string;
  siteOrigin: string;
}

/** Title, description, canonical address, share data and structured data, as HTML. */
export function headOf(facts: HeadFacts): string {
  const address = `${facts.siteOrigin}${facts.canonical ?? facts.path}`;
  const image = facts.image && new URL(facts.image, facts.siteOrigin).href;
  return [
    `<title>${escapeHtml(facts.title)}</title>`,
    named('description', facts.description),
    named('keywords', facts.keywords),
    named('robots', facts.robots),
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    shared('og:title', facts.title),
    shared('og:description', facts.description),
    shared('og:site_name', siteName),
    shared('og:type', facts.kind ?? 'website'),
    shared('og:url', address),
    shared('og:image', image),
    named('twitter:card', image && 'summary_large_image'),
    facts.structuredData
      ? `<script type="application/ld+json">${safeJson(facts.structuredData)}</script>`
      : '',
  ].join('');
}

function named(name: string, content: string | undefined): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function shared(property: string, content: string | undefined): string {
  return content ? `<meta property="${property}" content="${escapeHtml(content)}">` : '';
}

import type { PageMetadata } from './page-meta-sink.tsx';

/** A schema.org object, or several of them under `@graph`. */
interface Data {
  '@graph'?: readonly object[];
  [property: string]: unknown;
}

interface PagePlace {
  siteName: string;
  /** Path of the page. */
  pathname: string;
}

/**
 * A page's schema.org data: the page, the way to it from the home page, and what it adds itself.
 * Undefined for pages that search engines leave out. Addresses are paths of the site; `absoluteData` completes them.
 */
export function pageSchema(meta: PageMetadata, { siteName, pathname }: PagePlace): object | undefined {
  if (meta.robots?.includes('noindex') || (meta.status ?? 200) !== 200) return undefined;
  const path = meta.canonical ?? pathname;
  const { schemaType = 'WebPage', title: name, description, image, changedAt } = meta;
  const site = { '@type': 'WebSite', name: siteName, url: '/' };
  const page = {
    '@type': schemaType,
    name,
    description,
    url: path,
    isPartOf: site,
    ...(changedAt && { dateModified: changedAt }),
    ...(image && { primaryImageOfPage: { '@type': 'ImageObject', url: image.src } }),
  };
  const crumbs = [{ name: siteName, path: '/' }, ...(meta.parents ?? []), { name, path }];
  const way = path === '/' ? [] : [breadcrumbSchema(crumbs)];
  return {
    '@context': 'https://schema.org',
    '@graph': [path === '/' ? { ...site, description } : page, ...way, ...nodesOf(meta.structuredData)],
  };
}

function breadcrumbSchema(crumbs: NonNullable<PageMetadata['parents']>): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  };
}

function nodesOf(data: object | undefined): readonly object[] {
  if (!data) return [];
  const { '@context': _context, ...node } = data as Data;
  return node['@graph'] ?? [node];
}

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

/** The same data with every path of the site as an absolute address: search engines accept no others. */
export function absoluteData(data: unknown, origin: string): unknown {
  return completed(data, origin, false);
}

function completed(data: unknown, origin: string, isAddress: boolean): unknown {
  if (typeof data === 'string') return isAddress ? new URL(data, origin).href : data;
  if (Array.isArray(data)) return data.map((item) => completed(item, origin, isAddress));
  if (typeof data !== 'object' || data === null) return data;
  const entries = Object.entries(data).map(([name, value]): [string, unknown] => [
    name,
    completed(value, origin, addresses.has(name)),
  ]);
  return Object.fromEntries(entries);
}

import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

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
 * A page's schema.org data: the page, its breadcrumbs, and its own additions. Undefined for pages that are not
 * indexed. Addresses are paths of the site; `dataElement` makes them absolute.
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
    '@graph': [path === '/' ? { ...site, description } : page, ...way, ...getNodes(getData(meta))],
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

/** A remote that was built with an earlier design system passes the object itself. */
function getData({ structuredData }: { structuredData?: object }): object | undefined {
  return typeof structuredData === 'function' ? (structuredData as () => object)() : structuredData;
}

function getNodes(data: object | undefined): readonly object[] {
  if (!data) return [];
  const { '@context': _context, ...node } = data as Data;
  return node['@graph'] ?? [node];
}

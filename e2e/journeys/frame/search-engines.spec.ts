import type { APIRequestContext } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { type DataNode, structuredData } from '../../site/structured-data.ts';

/** The properties that search engines require of each type; unlisted types require none. */
const required: Record<string, readonly string[]> = {
  WebSite: ['name', 'url'],
  WebPage: ['name', 'description', 'url', 'isPartOf'],
  AboutPage: ['name', 'description', 'url'],
  CollectionPage: ['name', 'description', 'url'],
  ContactPage: ['name', 'description', 'url'],
  ProfilePage: ['name', 'description', 'url'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Event: ['name', 'startDate', 'location', 'url'],
  Place: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressLocality'],
  VirtualLocation: ['url'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  Organization: ['name'],
  Person: ['name'],
  Product: ['name', 'description'],
  VideoObject: ['name', 'description', 'uploadDate', 'thumbnailUrl'],
  ImageGallery: ['name', 'url', 'image'],
  ImageObject: [],
  ItemList: ['itemListElement'],
  Article: ['headline', 'datePublished', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
};

/** The structured data of a page besides the page itself and its breadcrumbs. */
const alsoSays = {
  home: 'Event',
  about: 'Organization',
  agenda: 'Event',
  calendar: 'Event',
  discuss: 'Event',
  pressPack: 'Organization',
  questions: 'FAQPage',
  sponsors: 'ItemList',
  venue: 'Place',
  videos: 'VideoObject',
} as const;

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return `${pathname}${search}`;
  });
}

const content = (html: string, property: string) =>
  (new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1] ?? '').replaceAll(
    '&amp;',
    '&',
  );

/** Whether the API draws a picture, as it does for results; all others are files. */
const isDrawn = (picture: string) => new URL(picture).pathname === `/api${awardsCalls.resultsPicture.path}`;

test('every indexed page describes itself completely, with absolute addresses', async ({
  request,
  baseURL,
}) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(60);
  const shared = new Set<string>();
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const html = await response.text();
    const { nodes, addresses } = structuredData(html);
    expect(
      addresses.filter((address) => !/^https?:\/\//.test(address)),
      path,
    ).toEqual([]);
    expect(missing(nodes), path).toEqual([]);
    expect(
      nodes.filter(({ '@type': type }) => type === 'BreadcrumbList'),
      path,
    ).toHaveLength(path === '/' ? 0 : 1);

    const picture = content(html, 'og:image');
    if (isDrawn(picture)) expect(new URL(picture).origin, path).toBe(baseURL);
    else expect(picture, path).toMatch(new RegExp(`^${baseURL}/.*\\.(png|jpg)$`));
    expect([content(html, 'og:image:width'), content(html, 'og:image:height')], path).toEqual([
      '1200',
      '630',
    ]);
    expect(content(html, 'og:image:alt'), path).not.toBe('');
    expect(html, path).toContain('type="application/rss+xml"');
    shared.add(picture);
  }
  // Speakers and albums have different pictures, of which a few are checked. All drawn pictures are checked.
  expect(shared.size).toBeGreaterThan(36);
  const drawn = [...shared].filter(isDrawn);
  expect(drawn.length).toBeGreaterThan(0);
  for (const picture of [...[...shared].slice(0, 4), ...drawn]) {
    const response = await request.get(picture);
    expect([response.status(), response.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(png|jpeg)$/),
    ]);
  }
});

test('pages state their subject, and the event its ticket prices', async ({ request }) => {
  for (const [page, type] of Object.entries(alsoSays) as [keyof typeof alsoSays, string][]) {
    const { nodes } = structuredData(await (await request.get(href(pages[page]))).text());
    expect(
      nodes.map((node) => node['@type']),
      page,
    ).toContain(type);
  }
  const { nodes } = structuredData(await (await request.get(href(pages.home))).text());
  const event = nodes.find((node) => node['@type'] === 'Event' && 'offers' in node);
  expect(event).toMatchObject({
    image: expect.any(String) as unknown,
    organizer: { '@type': 'Organization' },
  });
  expect(event?.offers).toContainEqual(expect.objectContaining({ price: '495.00', priceCurrency: 'GBP' }));
});

test('an album that does not exist gives a 404', async ({ request }) => {
  expect((await request.get(href(pages.photoGallery, { search: { album: 'gone' } }))).status()).toBe(404);
});

function missing(nodes: readonly DataNode[]): string[] {
  return nodes.flatMap((node) => {
    const names = required[node['@type']];
    if (!names) return [`unknown type ${node['@type']}`];
    const empty = names.filter((name) => node[name] === undefined || node[name] === '');
    return empty.map((name) => `${node['@type']} without ${name}`);
  });
}

import { expect, test } from 'vitest';
import { pageSchema } from './page-schema.ts';

const site = { siteName: 'Summit London 2027', pathname: '/agenda' };
const agenda = { title: 'Agenda', description: 'All about it', structuredData: () => ({ name: 'Summit' }) };

test('contains the breadcrumbs from the home page, and the page’s own data', () => {
  expect(pageSchema(agenda, site)).toMatchObject({
    '@graph': [
      { '@type': 'WebPage', name: 'Agenda', url: '/agenda', isPartOf: { url: '/' } },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { position: 1, name: 'Summit London 2027', item: '/' },
          { position: 2, name: 'Agenda', item: '/agenda' },
        ],
      },
      { name: 'Summit' },
    ],
  });
});

test('accepts data instead of a function from remotes that were released earlier', () => {
  const earlier = { ...agenda, structuredData: { name: 'Summit' } as unknown as () => object };
  expect(pageSchema(earlier, site)).toEqual(pageSchema(agenda, site));
});

test('describes the home page as the site itself', () => {
  expect(pageSchema({ ...agenda, structuredData: undefined }, { ...site, pathname: '/' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Summit London 2027', url: '/', description: 'All about it' }],
  });
});

test.each([{ robots: 'noindex, follow' }, { status: 404 }])(
  'a page with %j has no structured data',
  (also) => {
    expect(pageSchema({ ...agenda, ...also }, site)).toBeUndefined();
  },
);

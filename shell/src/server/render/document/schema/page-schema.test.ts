import { expect, test } from 'vitest';
import { pageSchema } from './page-schema.ts';

const site = { siteName: 'Summit London 2027', pathname: '/agenda' };
const agenda = { title: 'Agenda', description: 'All about it', structuredData: () => ({ name: 'Summit' }) };

test('search engines are led from the home page to this one, and to what the page says besides', () => {
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

test('of a remote that was released before, the data itself is accepted', () => {
  const earlier = { ...agenda, structuredData: { name: 'Summit' } as unknown as () => object };
  expect(pageSchema(earlier, site)).toEqual(pageSchema(agenda, site));
});

test('the home page is the site itself', () => {
  expect(pageSchema({ ...agenda, structuredData: undefined }, { ...site, pathname: '/' })).toEqual({
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: 'Summit London 2027', url: '/', description: 'All about it' }],
  });
});

test.each([{ robots: 'noindex, follow' }, { status: 404 }])('a page with %j says nothing', (also) => {
  expect(pageSchema({ ...agenda, ...also }, site)).toBeUndefined();
});

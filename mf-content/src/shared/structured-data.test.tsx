import { render } from '@testing-library/react';
import { breadcrumbSchema } from './breadcrumb-schema.ts';
import { StructuredData } from './structured-data.tsx';

test('a part tells its facts as data, which no text of the organisers can break out of', () => {
  const { container } = render(<StructuredData of={{ '@type': 'Event', name: '</script><b>' }} />);
  const [script] = container.getElementsByTagName('script');
  expect(script?.type).toBe('application/ld+json');
  expect(script?.innerHTML).not.toContain('<');
  expect(JSON.parse(script?.textContent ?? '')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: '</script><b>',
  });
});

test('a page below another one tells the way to it', () => {
  const way = breadcrumbSchema([
    { name: 'Speakers', path: '/speakers' },
    { name: 'Ada Byron', path: '/speaker/ada' },
  ]);
  expect(way).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: '/speakers' },
      { position: 2, name: 'Ada Byron' },
    ],
  });
});

import { render } from '@testing-library/react';
import { PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { StructuredData } from './structured-data.tsx';

test('a part describes its facts as data, which no text of the organisers can break out of', () => {
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

test('the paths of a part are addresses of the site for search engines', () => {
  const { container } = render(
    <PageMetaSinkContext value={{ siteOrigin: 'https://summit.example' }}>
      <StructuredData of={{ '@type': 'Event', name: '/agenda', url: '/agenda' }} />
    </PageMetaSinkContext>,
  );
  expect(JSON.parse(container.textContent)).toMatchObject({
    name: '/agenda',
    url: 'https://summit.example/agenda',
  });
});

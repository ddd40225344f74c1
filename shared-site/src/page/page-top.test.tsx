import { screen } from '@testing-library/react';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { type PageMetadata, PageMetaSinkContext } from '@summit/shared-ui/navigation/page-meta-sink';
import { renderPart } from '@summit/shared-ui/testing';
import { PageTop } from './page-top.tsx';

const texts = {
  'venue.header.title': 'The venue',
  'venue.header.lead': 'By the river.',
  'venue.meta.description': 'Where it is.',
};

test('a page has the texts of its id and the header that the site map names', () => {
  renderPart(<PageTop page="venue" texts={texts} />);
  expect(screen.getByRole('heading', { level: 1, name: 'The venue' })).toBeVisible();
  expect(screen.getByText('By the river.')).toBeVisible();
  expect(screen.getByRole('banner')).toHaveAttribute('data-kind', getHeaderKind('venue'));
});

test('a page can have another title, no lead, and additional meta data', () => {
  const said: PageMetadata[] = [];
  renderPart(
    <PageMetaSinkContext value={{ add: (meta) => said.push(meta) }}>
      <PageTop page="venue" texts={texts} title="Last year" lead={null} head={{ robots: 'noindex' }} />
    </PageMetaSinkContext>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Last year' })).toBeVisible();
  expect(screen.queryByText('By the river.')).toBeNull();
  expect(said.at(-1)).toMatchObject({
    title: 'Last year',
    description: 'Where it is.',
    robots: 'noindex',
  });
});

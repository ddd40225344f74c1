import { render } from '@testing-library/react';
import { programmeSchema } from '../agenda/programme-schema.ts';
import { albumSchema } from '../photo-gallery/album-schema.ts';
import { offerSchema } from '../standing-pages/offer-schema.ts';
import { aTimedSession } from '../testing/people.ts';
import { videosSchema } from '../videos/video-schema.ts';
import { breadcrumbSchema } from './breadcrumb-schema.ts';
import { StructuredData } from './structured-data.tsx';

const addressOf = (path: string) => `/api${path}`;

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

test('of the sessions of a day breaks are no events, and no more are told than a page can carry', () => {
  const talk = aTimedSession({
    speakers: [{ id: 'ada', name: 'Ada Byron', jobTitle: '', company: '', imageUrl: null }],
  });
  const coffee = aTimedSession({ id: 'coffee', kind: 'break' });
  expect(programmeSchema([talk, coffee])).toEqual({
    '@graph': [
      {
        '@type': 'Event',
        name: talk.title,
        startDate: talk.startsAt,
        endDate: talk.endsAt,
        location: { '@type': 'Place', name: 'Main Hall' },
        performer: [{ '@type': 'Person', name: 'Ada Byron' }],
      },
    ],
  });
  const many = Array.from({ length: 500 }, (_, at) => aTimedSession({ id: `s${at}` }));
  expect(programmeSchema(many)).toMatchObject({ '@graph': { length: 40 } });
});

test('only videos that everybody may watch are told, with their length', () => {
  const video = {
    id: 'a',
    title: 'A',
    description: 'About a',
    duration: 8,
    thumbnailUrl: '/media/a.svg',
    url: `/media/${'a'.repeat(32)}.webm`,
    captionsUrl: null,
    isEnabled: true,
    publishedAt: '2026-06-16T10:00:00Z',
  };
  const locked = { ...video, id: 'b', url: null, isEnabled: false };
  expect(videosSchema([video, locked], addressOf)).toEqual({
    '@graph': [
      {
        '@type': 'VideoObject',
        name: 'A',
        description: 'About a',
        uploadDate: video.publishedAt,
        duration: 'PT8S',
        thumbnailUrl: '/api/media/a.svg',
        contentUrl: `/api${video.url}`,
      },
    ],
  });
});

test.each([
  ['£4,950', '4950'],
  ['£495.50', '495.50'],
])('an offer of %s is one of %s pounds', (price, amount) => {
  expect(offerSchema({ page: 'startUp', name: 'Start-up', description: '', price })).toMatchObject({
    '@type': 'Product',
    offers: { '@type': 'Offer', price: amount, priceCurrency: 'GBP', url: '/start-up' },
  });
});

test('a price in words is left out', () => {
  const offer = offerSchema({ page: 'startUp', name: 'Start-up', description: '', price: 'On request' });
  expect(offer).not.toHaveProperty('offers');
});

test('an album is a gallery of its pictures', () => {
  const picture = {
    id: 'p',
    width: 3,
    height: 2,
    alt: 'The quay',
    imagesUrls: { originalImageUrl: '/media/p.svg', thumbnailUrl: '/media/p.svg' },
  };
  const album = {
    id: 'opening',
    name: 'Opening',
    date: '2026-06-09',
    coverUrl: null,
    imagesCount: 1,
    images: [picture],
  };
  expect(albumSchema(album, addressOf)).toMatchObject({
    '@type': 'ImageGallery',
    url: '/photo-gallery?album=opening',
    image: [{ '@type': 'ImageObject', caption: 'The quay', contentUrl: '/api/media/p.svg' }],
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

import { expect, test } from 'vitest';
import { videosSchema } from './video-schema.ts';

const getAddress = (path: string) => `/api${path}`;

test('only public videos are listed, with their duration', () => {
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
  expect(videosSchema([video, locked], getAddress)).toEqual({
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

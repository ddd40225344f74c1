import { expect, test } from 'vitest';
import { type DemoVideo, videos } from '../event/content/videos.ts';
import { filmSeconds, getCaptions, getFilm } from './films.ts';

/** The seconds that the header of a WebM file says: the float of its element Duration, in milliseconds. */
function secondsIn(film: Buffer): number {
  const at = film.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return film.readDoubleBE(at + 3) / 1000;
}

test.each(videos.map((video): [string, DemoVideo] => [video.id, video]))(
  'the film %s lasts as long as its page says, with captions to its end',
  (_id, video) => {
    const seconds = filmSeconds(video);
    expect(Math.abs(secondsIn(getFilm(video)) - seconds)).toBeLessThan(0.5);
    const captions = getCaptions(video);
    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(captions.match(/-->/g)).toHaveLength(video.points.length + 1);
    expect(captions).toContain(`--> 00:${seconds}.000\n${video.points.at(-1)}`);
  },
);

test('no film is as long as most of the others, and none lasts a minute', () => {
  const lengths = videos.map(filmSeconds);
  expect(new Set(lengths).size).toBeGreaterThan(videos.length / 2);
  expect(Math.max(...lengths)).toBeLessThan(60);
});

test('no two videos have the same still or say the same', () => {
  expect(new Set(videos.map(({ still }) => still)).size).toBe(videos.length);
  const points = videos.flatMap((video) => video.points);
  expect(new Set(points).size).toBe(points.length);
});

import { expect, test } from 'vitest';
import { type DemoVideo, videos } from '../event/content/videos.ts';
import { filmSeconds, getCaptions, getFilm } from './films.ts';

/** The duration of a WebM file in seconds, from the element Duration (a float, in milliseconds). */
function secondsIn(film: Buffer): number {
  const at = film.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  return film.readDoubleBE(at + 3) / 1000;
}

test.each(videos.map((video): [string, DemoVideo] => [video.id, video]))(
  'the film %s has the duration stated on its page, with captions to its end',
  (_id, video) => {
    const seconds = filmSeconds(video);
    expect(Math.abs(secondsIn(getFilm(video)) - seconds)).toBeLessThan(0.5);
    const captions = getCaptions(video);
    expect(captions.startsWith('WEBVTT\n')).toBe(true);
    expect(captions.match(/-->/g)).toHaveLength(video.points.length + 1);
    expect(captions).toContain(`--> 00:${seconds}.000\n${video.points.at(-1)}`);
  },
);

test('films have different durations, of less than a minute', () => {
  const lengths = videos.map(filmSeconds);
  expect(new Set(lengths).size).toBeGreaterThan(videos.length / 2);
  expect(Math.max(...lengths)).toBeLessThan(60);
});

test('no two videos have the same still or text', () => {
  expect(new Set(videos.map(({ still }) => still)).size).toBe(videos.length);
  const points = videos.flatMap((video) => video.points);
  expect(new Set(points).size).toBe(points.length);
});

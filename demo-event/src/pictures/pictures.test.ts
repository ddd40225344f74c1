import { expect, test } from 'vitest';
import { videos } from '../event/content/videos.ts';
import { drawLogo } from './logo/logo.ts';
import type { MoodName } from './photograph/mood.ts';
import { drawPhotograph, type SceneName } from './photograph/photograph.ts';
import { getLook } from './portrait/look-of.ts';
import { drawPortrait } from './portrait/portrait.ts';

const scenes: SceneName[] = [
  'stage',
  'audience',
  'panel',
  'expo',
  'tables',
  'ceremony',
  'dock',
  'skyline',
  'ridges',
  'candles',
];
const moods: MoodName[] = ['dawn', 'day', 'dusk', 'night', 'gala'];

function portrait(name: string, face = 'f3'): string {
  return drawPortrait(name, getLook(name, face));
}

test('draws the same picture for the same name, and another for another', () => {
  expect(portrait('Amara Okafor')).toBe(portrait('Amara Okafor'));
  expect(portrait('Amara Okafor')).not.toBe(portrait('Leila Farahani'));
  expect(drawLogo('Larkmere', 3)).toBe(drawLogo('Larkmere', 3));
});

test.each(['f1', 'f6', 'm2', 'm5', 'h4', 't3'])('draws a portrait of at most 6 KB (%s)', (face) => {
  for (let count = 0; count < 20; count += 1) {
    expect(portrait(`Somebody ${count}`, face).length).toBeLessThan(6 * 1024);
  }
});

test.each(scenes)('draws the scene %s in every light, without invalid numbers', (scene) => {
  for (const mood of moods) {
    const svg = drawPhotograph(`a ${scene}`, scene, mood);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 1200 800"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('loads nothing and runs nothing', () => {
  const all = [
    portrait('Amara Okafor'),
    drawLogo('Kestrel Vault', 0),
    ...scenes.map((scene) => drawPhotograph('x', scene, 'day')),
    ...videos.map(({ still }) => still),
  ];
  for (const svg of all) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg).not.toMatch(/<script|<image|<foreignObject|href|url\((?!#)| on\w+=/);
  }
});

import { describe, expect, test } from 'vitest';
import { contrast, mix, readable } from './contrast.ts';
import { moodColours } from './footer-moods.ts';
import { seasonPalettes } from './palettes.ts';
import type { Palette } from './tokens.ts';

type Name = keyof Palette;

const grounds: Name[] = ['paper', 'sheet', 'wash'];
const texts: Name[] = ['ink', 'inkSoft', 'accent', 'gold', 'danger', 'success', 'warning'];
const pairs: [text: Name, ground: Name][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Name, Name] => [text, ground])),
  ['onAccent', 'accentFill'],
  ['onAccent', 'accentFillHover'],
  ['onGold', 'goldFill'],
  ['accent', 'accentWash'],
  ['ink', 'accentWash'],
  ['danger', 'dangerWash'],
  ['ink', 'dangerWash'],
  ['success', 'successWash'],
  ['ink', 'successWash'],
  ['warning', 'warningWash'],
  ['ink', 'warningWash'],
  ['paper', 'ink'],
];
const outlines: Name[] = ['lineStrong', 'accent'];
const accents = ['#3d2bff', '#ffe14d', '#00d084', '#111111', '#ffffff', '#d6005c'];

describe.each(accents)('with the accent %s', (accent) => {
  const { light, dark, inkOnLight, inkOnDark, accentBand } = seasonPalettes(accent);

  test.each(Object.entries({ light, dark, inkOnLight, inkOnDark, accentBand }))(
    'every text of the %s palette is readable on all of its backgrounds (4.5:1)',
    (_name, palette) => {
      const tooFaint = pairs.filter(([text, ground]) => contrast(palette[text], palette[ground]) < 4.5);
      expect(tooFaint).toEqual([]);
    },
  );

  test.each(Object.entries({ light, dark, inkOnLight, inkOnDark, accentBand }))(
    'outlines and focus rings of the %s palette are visible (3:1)',
    (_name, palette) => {
      const hidden = outlines.flatMap((line) =>
        grounds
          .filter((ground) => contrast(palette[line], palette[ground]) < 3)
          .map((ground) => [line, ground]),
      );
      expect(hidden).toEqual([]);
    },
  );

  test('the footer is readable in every mood', () => {
    const moods = moodColours(seasonPalettes(accent));
    const tooFaint = Object.entries(moods).flatMap(([mood, { ground, ink, soft, accent: link }]) =>
      [ink, soft, link].filter((text) => contrast(text, ground) < 4.5).map((text) => [mood, text]),
    );
    expect(tooFaint).toEqual([]);
  });
});

describe('contrast', () => {
  test('is 21 between black and white, and 1 between equal colours', () => {
    expect(contrast('#000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#3d2bff', '#3d2bff')).toBe(1);
  });

  test('leaves a readable colour unchanged', () => {
    expect(readable('#3d2bff', ['#ffffff'], '#000000')).toBe('#3d2bff');
  });

  test('mixes colours in a ratio', () => {
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
  });
});

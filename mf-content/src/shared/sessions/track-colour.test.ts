import { expect, test } from 'vitest';
import { contrast, mix } from '@summit/shared-ui/theme/contrast';
import { seasonPalettes } from '@summit/shared-ui/theme/palettes';
import { inkInTrack, trackColour, trackHues } from './track-colour.ts';

const { light, dark } = seasonPalettes(undefined);
/** Keynotes use the page's text colour as background, and the page's background for their text. */
const grounds = [light, dark].flatMap(({ ink, paper, sheet, wash }) => [
  ...[paper, sheet, wash].map((ground) => ({ ink, ground })),
  { ink: paper, ground: ink },
]);

test.each(trackHues)('%s has enough contrast on every background of a session', (hue) => {
  for (const { ink, ground } of grounds) {
    expect(contrast(mix(hue, ink, inkInTrack / 100), ground)).toBeGreaterThanOrEqual(3);
  }
});

test('hues are reused for more tracks, and a missing track has no colour', () => {
  expect(trackColour(trackHues.length)).toEqual(trackColour(0));
  expect(trackColour(null)).toBeUndefined();
});

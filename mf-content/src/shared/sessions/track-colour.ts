import type { CSSProperties } from 'react';

/** The tracks' hues, in the order of their places; gold is the awards' alone. */
export const trackHues = [
  '#00a894',
  '#f2603a',
  '#b44ae0',
  '#4d9e2f',
  '#2f7df0',
  '#e23a78',
  '#8b8f1f',
  '#4f86a8',
] as const;

/** How much of the ink around it is mixed into a hue, in percent, so that it shows on light and on dark grounds. */
export const inkInTrack = 22;

/** The colour of a track as `--track`, for decoration beside its name. Absent without a track. */
export function trackColour(place: number | null): CSSProperties | undefined {
  if (place === null) return undefined;
  return { '--track': `color-mix(in srgb, var(--ink) ${inkInTrack}%, ${getHue(place)})` } as CSSProperties;
}

function getHue(place: number): string {
  return trackHues[place % trackHues.length] ?? trackHues[0];
}

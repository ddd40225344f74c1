import type { CSSProperties } from 'react';

/** The tracks' hues, in the order of their places; without gold, which only the awards use. */
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

/** The percentage of the surrounding text colour in a hue, so that it is visible on light and on dark backgrounds. */
export const inkInTrack = 22;

/** The colour of a track as `--track`, for decoration beside its name. Absent without a track. */
export function trackColour(place: number | null): CSSProperties | undefined {
  if (place === null) return undefined;
  return { '--track': `color-mix(in srgb, var(--ink) ${inkInTrack}%, ${getHue(place)})` } as CSSProperties;
}

function getHue(place: number): string {
  return trackHues[place % trackHues.length] ?? trackHues[0];
}

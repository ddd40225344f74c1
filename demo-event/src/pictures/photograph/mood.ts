import { palette } from '../palette.ts';

/** The light of a scene: sky from top to horizon, the sun or the screen, hills from far to near, thin lines. */
export interface Mood {
  sky: readonly [string, string, string];
  glow: string;
  layers: readonly [string, string, string];
  line: string;
}

export type MoodName = 'dawn' | 'day' | 'dusk' | 'night' | 'gala';

export const moods: Record<MoodName, Mood> = {
  dawn: {
    sky: [palette.lilac, palette.blush, palette.paper],
    glow: palette.electric,
    layers: ['#b9b0d8', '#6d6790', palette.night],
    line: palette.paper,
  },
  day: {
    sky: [palette.mist, palette.linen, palette.paper],
    glow: palette.electric,
    layers: ['#c3c6d6', '#7d7aa3', palette.dusk],
    line: palette.paper,
  },
  dusk: {
    sky: [palette.night, '#5a4fa8', '#e2b7b0'],
    glow: '#ffd9c2',
    layers: ['#54498f', palette.dusk, palette.ink],
    line: palette.lilac,
  },
  night: {
    sky: [palette.ink, palette.night, '#3a2f8f'],
    glow: palette.electric,
    layers: ['#3f3870', palette.night, '#0d0b14'],
    line: palette.lilac,
  },
  gala: {
    sky: [palette.ink, '#2c2030', '#5a4020'],
    glow: palette.gold,
    layers: ['#6a4f2a', '#33263a', '#0d0b14'],
    line: palette.goldLight,
  },
};

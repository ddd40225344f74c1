import { type Chance, chanceFor } from '../chance.ts';
import { picture } from '../svg.ts';
import { drawAudience, drawCeremony, drawExpo, drawPanel, drawStage, drawTables } from './indoor-scenes.ts';
import { type Mood, type MoodName, moods } from './mood.ts';
import { drawCandles, drawDock, drawRidges, drawSkyline } from './outdoor-scenes.ts';

const scenes = {
  stage: drawStage,
  audience: drawAudience,
  panel: drawPanel,
  expo: drawExpo,
  tables: drawTables,
  ceremony: drawCeremony,
  dock: drawDock,
  skyline: drawSkyline,
  ridges: drawRidges,
  candles: drawCandles,
} satisfies Record<string, (chance: Chance, mood: Mood) => string>;

export type SceneName = keyof typeof scenes;

/** An abstract photograph, 1200 by 800 units. The same name gives the same picture. */
export function drawPhotograph(name: string, scene: SceneName, mood: MoodName): string {
  return picture(1200, 800, scenes[scene](chanceFor(name), moods[mood]));
}

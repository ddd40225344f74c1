import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoVideo } from '../demo-event/content/videos.ts';

/** How long a film shows its title, and then each of its points, in seconds. */
export const slideSeconds = 8;

/** The film of a video: 960 by 540 px, VP9 in WebM, without sound. `draw-films.ts` makes them. */
export function getFilm({ id }: DemoVideo): Buffer {
  return readFileSync(join(import.meta.dirname, `${id}.webm`));
}

/** The length of a film in seconds. */
export function filmSeconds({ points }: DemoVideo): number {
  return (points.length + 1) * slideSeconds;
}

/** WebVTT of what a film shows: its title, then its points. */
export function getCaptions({ title, points }: DemoVideo): string {
  const cues = [title, ...points].map(
    (words, at) => `${clock(at * slideSeconds)} --> ${clock((at + 1) * slideSeconds)}\n${words}\n`,
  );
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}.000`;
}

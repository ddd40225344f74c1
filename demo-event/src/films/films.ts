import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoVideo } from '../event/content/videos.ts';

/** How long a film shows its title, or one of its points, in whole seconds: as long as one reads it twice, calmly. */
export function getSlideSeconds(words: string): number {
  return Math.max(4, Math.round(1 + words.length * 0.14));
}

/** The film of a video: 960 by 540 px, VP9 in WebM, without sound. `draw-films.ts` makes them. */
export function getFilm({ id }: DemoVideo): Buffer {
  return readFileSync(join(import.meta.dirname, `${id}.webm`));
}

/** The length of a film in seconds. */
export function filmSeconds({ title, points }: DemoVideo): number {
  return [title, ...points].reduce((seconds, words) => seconds + getSlideSeconds(words), 0);
}

/** WebVTT of what a film shows: its title, then its points. */
export function getCaptions({ title, points }: DemoVideo): string {
  let start = 0;
  const cues = [title, ...points].map((words) => {
    const end = start + getSlideSeconds(words);
    const cue = `${clock(start)} --> ${clock(end)}\n${words}\n`;
    start = end;
    return cue;
  });
  return `WEBVTT\n\n${cues.join('\n')}`;
}

function clock(seconds: number): string {
  const minutes = String(Math.floor(seconds / 60)).padStart(2, '0');
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}.000`;
}

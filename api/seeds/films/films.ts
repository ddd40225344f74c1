import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's films and how long they are, in seconds: trailers of drawn curves, without sound. */
export const filmSeconds = { night: 8, dawn: 7, gala: 8 } as const;

export type FilmName = keyof typeof filmSeconds;

/** A film of 640 by 360 px, VP9 in WebM. */
export function filmOf(name: FilmName): Buffer {
  return readFileSync(join(import.meta.dirname, `${name}.webm`));
}

interface Captioned {
  title: string;
  description: string;
  film: FilmName;
}

/** WebVTT that describes a film without words: its title first, then the rest. */
export function captionsOf({ title, description, film }: Captioned): string {
  const seconds = filmSeconds[film];
  const cue = (from: number, until: number, words: string) =>
    `${clock(from)} --> ${clock(until)}\n${words}\n`;
  return `WEBVTT\n\n${cue(0, 3, title)}\n${cue(3, seconds, description)}`;
}

function clock(seconds: number): string {
  return `00:${String(seconds).padStart(2, '0')}.000`;
}

import type { DemoSpeaker } from './speaker-row.ts';
import { speakersAToF } from './speakers-a-to-f.ts';
import { speakersGToL } from './speakers-g-to-l.ts';
import { speakersMToR } from './speakers-m-to-r.ts';
import { speakersSToZ } from './speakers-s-to-z.ts';

/** The event's speakers: 36 Published, 4 that the public does not see. */
export const speakers: readonly DemoSpeaker[] = [
  ...speakersAToF,
  ...speakersGToL,
  ...speakersMToR,
  ...speakersSToZ,
];

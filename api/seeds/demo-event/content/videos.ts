import type { MoodName } from '../../pictures/photograph/mood.ts';
import type { SceneName } from '../../pictures/photograph/photograph.ts';

export interface DemoVideo {
  id: string;
  title: string;
  description: string;
  /** Minutes and seconds. */
  length: readonly [number, number];
  date: string;
  scene: SceneName;
  mood: MoodName;
  /** `attendees`: after login only; `request`: for those who asked for access. */
  access: 'public' | 'attendees' | 'request';
}

export const videos: readonly DemoVideo[] = [
  {
    id: 'quiet-upgrade',
    title: 'The year of the quiet upgrade',
    description: 'The opening keynote of 2026: every large system replaced, and hardly anybody noticed.',
    length: [27, 41],
    date: '2026-06-16',
    scene: 'stage',
    mood: 'night',
    access: 'public',
  },
  {
    id: 'anatomy-of-a-call',
    title: 'Anatomy of a telephone call',
    description: 'One recorded fraud, paused at each of the eleven moments when it could have been stopped.',
    length: [23, 8],
    date: '2026-06-18',
    scene: 'stage',
    mood: 'dusk',
    access: 'public',
  },
  {
    id: 'bank-in-the-village-shop',
    title: 'The bank in the village shop',
    description: 'Counter service came back to 310 villages, behind the bread.',
    length: [25, 30],
    date: '2026-06-19',
    scene: 'stage',
    mood: 'dawn',
    access: 'public',
  },
  {
    id: 'what-we-got-wrong-2026',
    title: 'What we got wrong, 2026',
    description: 'One confession each, and a long silence after the third.',
    length: [38, 52],
    date: '2026-06-23',
    scene: 'panel',
    mood: 'night',
    access: 'public',
  },
  {
    id: 'awards-night-film',
    title: 'Awards night in four minutes',
    description: 'Sixteen envelopes, one standing ovation, and a speech of nine words.',
    length: [4, 12],
    date: '2026-06-25',
    scene: 'ceremony',
    mood: 'gala',
    access: 'public',
  },
  {
    id: 'meridian-dock-from-above',
    title: 'Meridian Dock from above',
    description: 'The four halls, the quay and the way in, without a word.',
    length: [2, 36],
    date: '2026-09-01',
    scene: 'dock',
    mood: 'dawn',
    access: 'public',
  },
  {
    id: 'will-software-go-shopping',
    title: 'Will software go shopping?',
    description: 'The first public demonstration of a purchase that nobody approved.',
    length: [28, 3],
    date: '2026-06-30',
    scene: 'audience',
    mood: 'night',
    access: 'request',
  },
  {
    id: 'one-day-to-settle',
    title: 'One day to settle',
    description: 'The last rehearsal in public before markets moved to shorter settlement.',
    length: [39, 20],
    date: '2026-07-02',
    scene: 'panel',
    mood: 'day',
    access: 'request',
  },
  {
    id: 'migration-in-tickets',
    title: 'A migration told in tickets',
    description: 'Four thousand tickets, read as a novel.',
    length: [24, 47],
    date: '2026-07-07',
    scene: 'candles',
    mood: 'day',
    access: 'attendees',
  },
  {
    id: 'outage-theatre',
    title: 'Outage theatre, uncut',
    description: 'Six teams, one invented outage, an actor as the minister.',
    length: [81, 15],
    date: '2026-07-09',
    scene: 'tables',
    mood: 'day',
    access: 'attendees',
  },
  {
    id: 'rates-after-the-fever',
    title: 'Rates, after the fever',
    description: 'Three desks on a year in which nothing moved and everybody was nervous.',
    length: [37, 44],
    date: '2026-07-14',
    scene: 'candles',
    mood: 'dusk',
    access: 'attendees',
  },
  {
    id: 'ledger-cannot-remember',
    title: 'What a ledger cannot remember',
    description: 'On intentions, mistakes and everything else that a settlement system leaves out.',
    length: [36, 9],
    date: '2026-07-16',
    scene: 'ridges',
    mood: 'night',
    access: 'attendees',
  },
];

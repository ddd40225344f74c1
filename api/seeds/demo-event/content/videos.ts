import type { FilmName } from '../../films/films.ts';
import type { MoodName } from '../../pictures/photograph/mood.ts';
import type { SceneName } from '../../pictures/photograph/photograph.ts';

export interface DemoVideo {
  id: string;
  title: string;
  description: string;
  date: string;
  scene: SceneName;
  mood: MoodName;
  film: FilmName;
  /** `attendees`: after login only; `request`: for those who requested access. */
  access: 'public' | 'attendees' | 'request';
}

export const videos: readonly DemoVideo[] = [
  {
    id: 'quiet-upgrade',
    title: 'The year of the quiet upgrade',
    description: 'The opening keynote of 2026: every large system replaced, and hardly anybody noticed.',
    date: '2026-06-16',
    scene: 'stage',
    mood: 'night',
    film: 'night',
    access: 'public',
  },
  {
    id: 'anatomy-of-a-call',
    title: 'Anatomy of a telephone call',
    description: 'One recorded fraud, paused at each of the eleven moments when it could have been stopped.',
    date: '2026-06-18',
    scene: 'stage',
    mood: 'dusk',
    film: 'night',
    access: 'public',
  },
  {
    id: 'bank-in-the-village-shop',
    title: 'The bank in the village shop',
    description: 'Counter service came back to 310 villages, behind the bread.',
    date: '2026-06-19',
    scene: 'stage',
    mood: 'dawn',
    film: 'dawn',
    access: 'public',
  },
  {
    id: 'what-we-got-wrong-2026',
    title: 'What we got wrong, 2026',
    description: 'One confession each, and a long silence after the third.',
    date: '2026-06-23',
    scene: 'panel',
    mood: 'night',
    film: 'night',
    access: 'public',
  },
  {
    id: 'awards-night-film',
    title: 'Awards night in eight seconds',
    description: 'Sixteen envelopes, one standing ovation, and a speech of nine words.',
    date: '2026-06-25',
    scene: 'ceremony',
    mood: 'gala',
    film: 'gala',
    access: 'public',
  },
  {
    id: 'meridian-dock-from-above',
    title: 'Meridian Dock from above',
    description: 'The four halls, the quay and the way in, without a word.',
    date: '2026-09-01',
    scene: 'dock',
    mood: 'dawn',
    film: 'dawn',
    access: 'public',
  },
  {
    id: 'will-software-go-shopping',
    title: 'Will software go shopping?',
    description: 'The first public demonstration of a purchase that nobody approved.',
    date: '2026-06-30',
    scene: 'audience',
    mood: 'night',
    film: 'night',
    access: 'request',
  },
  {
    id: 'one-day-to-settle',
    title: 'One day to settle',
    description: 'The last rehearsal in public before markets moved to shorter settlement.',
    date: '2026-07-02',
    scene: 'panel',
    mood: 'day',
    film: 'dawn',
    access: 'request',
  },
  {
    id: 'migration-in-tickets',
    title: 'A migration told in tickets',
    description: 'Four thousand tickets, read as a novel.',
    date: '2026-07-07',
    scene: 'candles',
    mood: 'day',
    film: 'dawn',
    access: 'attendees',
  },
  {
    id: 'outage-theatre',
    title: 'Outage theatre, the trailer',
    description: 'Six teams, one invented outage, an actor as the minister.',
    date: '2026-07-09',
    scene: 'tables',
    mood: 'day',
    film: 'dawn',
    access: 'attendees',
  },
  {
    id: 'rates-after-the-fever',
    title: 'Rates, after the fever',
    description: 'Three desks on a year in which nothing moved and everybody was nervous.',
    date: '2026-07-14',
    scene: 'candles',
    mood: 'dusk',
    film: 'night',
    access: 'attendees',
  },
  {
    id: 'ledger-cannot-remember',
    title: 'What a ledger cannot remember',
    description: 'On intentions, mistakes and everything else that a settlement system leaves out.',
    date: '2026-07-16',
    scene: 'ridges',
    mood: 'night',
    film: 'night',
    access: 'attendees',
  },
];

import type { MoodName } from '../../pictures/photograph/mood.ts';
import type { SceneName } from '../../pictures/photograph/photograph.ts';

/** Scene, light, and what the picture shows. */
type AlbumPicture = readonly [SceneName, MoodName, string];

export interface DemoAlbum {
  id: string;
  name: string;
  date: string;
  /** The first one is the cover. */
  pictures: readonly AlbumPicture[];
}

export const albums: readonly DemoAlbum[] = [
  {
    id: 'opening-day-2026',
    name: 'Opening day, 2026',
    date: '2026-06-09',
    pictures: [
      ['stage', 'night', 'A speaker alone on the Meridian Stage before a rising curve'],
      ['audience', 'night', 'The Meridian Stage from the back row, every seat taken'],
      ['panel', 'night', 'Four panellists in armchairs under the screen'],
      ['stage', 'dusk', 'A speaker in warm light, the hall listening'],
      ['audience', 'dusk', 'Rows of heads before a pale screen'],
      ['panel', 'dusk', 'A panel at the end of the first afternoon'],
      ['dock', 'dawn', 'The dock in the morning, before the doors opened'],
      ['tables', 'day', 'Coffee tables on the quay, seen from above'],
    ],
  },
  {
    id: 'expo-2026',
    name: 'The expo floor, 2026',
    date: '2026-06-10',
    pictures: [
      ['expo', 'day', 'Visitors between the stands of the expo'],
      ['expo', 'dawn', 'The expo in the first hour, banners overhead'],
      ['tables', 'dawn', 'A round of first meetings at small tables'],
      ['expo', 'dusk', 'The floor in the late afternoon'],
      ['tables', 'day', 'Notebooks and cups after a long conversation'],
      ['panel', 'day', 'A product demonstration on the small stage'],
      ['expo', 'night', 'The last visitors under the hall lights'],
    ],
  },
  {
    id: 'awards-night-2026',
    name: 'Awards night, 2026',
    date: '2026-06-11',
    pictures: [
      ['ceremony', 'gala', 'Seven finalists on stage in golden light'],
      ['audience', 'gala', 'The full hall before the first envelope'],
      ['stage', 'gala', 'The host in a beam of light'],
      ['ceremony', 'gala', 'A winner lifts the award before the hall'],
      ['tables', 'dusk', 'Tables laid for the gala dinner'],
      ['ceremony', 'gala', 'The finalists of the last category'],
      ['dock', 'night', 'The dock at midnight, after the ceremony'],
    ],
  },
  {
    id: 'workshops-2026',
    name: 'Workshops in the Gantry, 2026',
    date: '2026-06-10',
    pictures: [
      ['tables', 'day', 'Paper, pens and one screen redesigned'],
      ['tables', 'dawn', 'A roundtable of twelve before the first question'],
      ['candles', 'day', 'A day of trading, used in the workshop on stress tests'],
      ['panel', 'day', 'The workshop leaders compare results'],
      ['tables', 'dusk', 'What was left of the biscuits'],
      ['candles', 'dusk', 'The same day of trading, three hours later'],
    ],
  },
  {
    id: 'meridian-dock',
    name: 'Meridian Dock',
    date: '2026-05-20',
    pictures: [
      ['dock', 'day', 'The sawtooth roofs of Meridian Dock in daylight'],
      ['dock', 'dusk', 'Cranes and roofs before a low sun'],
      ['skyline', 'day', 'Towers of the city across the water'],
      ['skyline', 'dusk', 'The city at the end of the day'],
      ['dock', 'dawn', 'Early light on the lock'],
      ['skyline', 'night', 'The towers at night'],
      ['dock', 'night', 'The dock at night, lights on the water'],
    ],
  },
  {
    id: 'first-eight-editions',
    name: 'The first eight editions',
    date: '2025-12-01',
    pictures: [
      ['ridges', 'dawn', 'Eight years of markets as a range of hills at dawn'],
      ['audience', 'day', 'The second edition, in a borrowed hall'],
      ['stage', 'day', 'The first keynote of the third edition'],
      ['ridges', 'dusk', 'The same range at dusk'],
      ['expo', 'day', 'Twenty stands at the fourth edition'],
      ['ceremony', 'gala', 'The first awards night'],
      ['candles', 'day', 'The week of the sixth edition as candles'],
      ['ridges', 'night', 'The same range at night'],
    ],
  },
];

import type { MoodName } from '../../pictures/photograph/mood.ts';
import type { SceneName } from '../../pictures/photograph/photograph.ts';

interface DemoPost {
  id: string;
  network: string;
  text: string;
  /** UTC. */
  at: string;
  picture?: readonly [SceneName, MoodName];
}

export const socialPosts: readonly DemoPost[] = [
  {
    id: 'first-vote-open',
    network: 'LinkedIn',
    text: 'The first vote of the Summit Awards is open. Eighteen categories, one ballot, no second thoughts.',
    at: '2026-11-18T09:00:00Z',
    picture: ['ceremony', 'gala'],
  },
  {
    id: 'thirty-six-speakers',
    network: 'LinkedIn',
    text: 'Thirty-six names are on the speakers’ page. Four more are still arguing about their titles.',
    at: '2026-11-12T08:30:00Z',
  },
  {
    id: 'dock-at-dawn',
    network: 'Instagram',
    text: 'Meridian Dock, 07:10 this morning. The swans have not registered.',
    at: '2026-11-05T07:15:00Z',
    picture: ['dock', 'dawn'],
  },
  {
    id: 'free-places',
    network: 'LinkedIn',
    text: 'Standard places for banks, merchants and investors are free while they last.',
    at: '2026-10-29T10:00:00Z',
  },
  {
    id: 'village-shop',
    network: 'YouTube',
    text: 'The bank in the village shop: last year’s most watched talk, in full.',
    at: '2026-10-20T15:00:00Z',
    picture: ['stage', 'dawn'],
  },
  {
    id: 'call-for-doubters',
    network: 'LinkedIn',
    text: 'Looking for one person who disagrees with our panel on stablecoins. Politeness required, conviction preferred.',
    at: '2026-10-08T12:00:00Z',
  },
];

import type { MoodName } from '../../pictures/photograph/mood.ts';
import type { SceneName } from '../../pictures/photograph/photograph.ts';

export interface DemoArticle {
  id: string;
  title: string;
  excerpt: string;
  author: string;
  date: string;
  scene: SceneName;
  mood: MoodName;
}

export const articles: readonly DemoArticle[] = [
  {
    id: 'four-numbers-before-breakfast',
    title: 'Four numbers before breakfast',
    excerpt:
      'What Amara Okafor looks at each morning, and why revenue is not among them. A conversation ahead of the opening keynote.',
    author: 'Rosalind Ashby Cole',
    date: '2026-11-17',
    scene: 'ridges',
    mood: 'dawn',
  },
  {
    id: 'price-of-a-reversed-payment',
    title: 'The price of a reversed payment',
    excerpt:
      'We followed forty pounds through six companies and eleven days. Everybody behaved well, and it still cost more than forty pounds.',
    author: 'Kwabena Frost',
    date: '2026-11-03',
    scene: 'candles',
    mood: 'day',
  },
  {
    id: 'village-counter-one-year-on',
    title: 'The village counter, one year on',
    excerpt:
      'The queue on pension day has become a club. A visit to the shop that won last year’s inclusion award.',
    author: 'Inés Calloway',
    date: '2026-10-20',
    scene: 'dock',
    mood: 'day',
  },
  {
    id: 'reading-an-outage-report',
    title: 'How to read an outage report',
    excerpt:
      'Look for the first person who noticed, the first who was believed, and the minutes between the two.',
    author: 'Tariq Haddadin',
    date: '2026-10-06',
    scene: 'skyline',
    mood: 'night',
  },
  {
    id: 'what-a-fair-spread-looks-like',
    title: 'What a fair spread looks like',
    excerpt: 'A year of invoices, ninety-six currency pairs, and one chart that made a bank telephone us.',
    author: 'Jonas Keller Voigt',
    date: '2026-09-22',
    scene: 'candles',
    mood: 'dusk',
  },
  {
    id: 'farmers-and-satellites',
    title: 'Farmers, satellites and the truth about rain',
    excerpt:
      'From space a field can look ready a week before it is. Somebody has to drive there, and that is the business.',
    author: 'Grace Wanjiku Mutiso',
    date: '2026-09-08',
    scene: 'ridges',
    mood: 'day',
  },
  {
    id: 'every-panel-needs-a-doubter',
    title: 'Every panel needs a doubter',
    excerpt:
      'How we choose four people for a stage, and why the fourth invitation is always the hardest to write.',
    author: 'Kwabena Frost',
    date: '2026-08-25',
    scene: 'panel',
    mood: 'dusk',
  },
  {
    id: 'counting-votes-in-the-open',
    title: 'Counting votes in the open',
    excerpt:
      'A receipt that proves your ballot is in, and not what it says: how the awards are counted, in plain words.',
    author: 'Theo Lindqvist',
    date: '2026-08-11',
    scene: 'ceremony',
    mood: 'gala',
  },
  {
    id: 'nine-editions-nine-mistakes',
    title: 'Nine editions, nine mistakes',
    excerpt: 'The year without coffee, the year with too much, and seven others we would rather not repeat.',
    author: 'Ottilie Marsh',
    date: '2026-07-28',
    scene: 'audience',
    mood: 'dusk',
  },
];

import { drawPhotograph } from '../../pictures/photograph/photograph.ts';
import { drawTalkStill } from '../../pictures/talk/talk-still.ts';

export interface DemoVideo {
  id: string;
  title: string;
  description: string;
  date: string;
  still: string;
  /** What its film shows after the title, one at a time. */
  points: readonly string[];
  /** `attendees`: after login only; `request`: for those who requested access. */
  access: 'public' | 'attendees' | 'request';
}

export const videos: readonly DemoVideo[] = [
  {
    id: 'quiet-upgrade',
    title: 'The year of the quiet upgrade',
    description: 'The opening keynote of 2026: every large system replaced, and hardly anybody noticed.',
    date: '2026-06-16',
    still: drawTalkStill('upgrade', 'electric'),
    points: [
      'Ninety-six systems were on the list in January.',
      'Ninety-five have been replaced. Nobody rang to say thank you.',
      'The best migrations moved one account, then ten, then everybody.',
      'The last one runs pensions. It is older than its engineers.',
      'Nobody noticed. That was the plan.',
    ],
    access: 'public',
  },
  {
    id: 'anatomy-of-a-call',
    title: 'Anatomy of a telephone call',
    description: 'One recorded fraud, paused at each of the eleven moments when it could have been stopped.',
    date: '2026-06-18',
    still: drawTalkStill('call', 'ink'),
    points: [
      'A call of nineteen minutes. £14,200 left the account.',
      'At minute two the caller knew the last four digits.',
      'At minute six the app asked a question, in grey.',
      'Eleven times somebody could have ended it.',
      'The cheapest of the eleven is a pause of ten seconds.',
    ],
    access: 'public',
  },
  {
    id: 'bank-in-the-village-shop',
    title: 'The bank in the village shop',
    description: 'Counter service came back to 310 villages, behind the bread.',
    date: '2026-06-19',
    still: drawTalkStill('villages', 'olive'),
    points: [
      '310 villages had a branch, and then they had none.',
      'The counter came back behind the bread.',
      'It opens when the shop does, and takes coins.',
      'Each costs less in a year than one empty branch in a month.',
      'The queue is why people come.',
    ],
    access: 'public',
  },
  {
    id: 'what-we-got-wrong-2026',
    title: 'What we got wrong, 2026',
    description: 'One confession each, and a long silence after the third.',
    date: '2026-06-23',
    still: drawTalkStill('mistakes', 'rust'),
    points: [
      'Six people on stage, one confession each.',
      '“We measured logins and called them customers.”',
      '“We launched on a bank holiday. We are a bank.”',
      'After the third one, nobody said anything for a while.',
      'What was learned fits on one card. We printed it.',
    ],
    access: 'public',
  },
  {
    id: 'awards-night-film',
    title: 'Awards night, in sixteen envelopes',
    description: 'One standing ovation, and a speech of nine words.',
    date: '2026-06-25',
    still: drawPhotograph('video awards-night-film', 'ceremony', 'gala'),
    points: [
      'Sixteen envelopes on one tray.',
      'The first went to a team of four.',
      'One standing ovation, for a payment terminal.',
      'The shortest speech had nine words.',
      '“We fixed it. Thank you. Please go home now.”',
    ],
    access: 'public',
  },
  {
    id: 'meridian-dock-from-above',
    title: 'Meridian Dock from above',
    description: 'The four halls, the quay and the way in, without a sound.',
    date: '2026-09-01',
    still: drawPhotograph('video meridian-dock-from-above', 'dock', 'dawn'),
    points: [
      'The Meridian Stage is the old engine hall.',
      'The Foundry and the Harbour Room are on the water.',
      'The Gantry is upstairs: there is a lift.',
      'Boats come every twenty minutes.',
      'The main entrance is on the quay, without a step.',
    ],
    access: 'public',
  },
  {
    id: 'will-software-go-shopping',
    title: 'Will software go shopping?',
    description: 'The first public demonstration of a purchase that nobody approved.',
    date: '2026-06-30',
    still: drawTalkStill('shopping', 'teal'),
    points: [
      'A program was given a budget and a shopping list.',
      'It bought everything on the list.',
      'Then it bought a second kettle. Nobody had approved one.',
      'Whose purchase was it? Three lawyers, four answers.',
      'The kettle was returned. By another program.',
    ],
    access: 'request',
  },
  {
    id: 'one-day-to-settle',
    title: 'One day to settle',
    description: 'The last rehearsal in public before markets moved to shorter settlement.',
    date: '2026-07-02',
    still: drawTalkStill('day', 'violet'),
    points: [
      'From two days to one: the last rehearsal in public.',
      'Trades at four. Matched by nine. Funded by midnight.',
      'The hour between one and two is where it breaks.',
      'Time zones do not shorten.',
      'Those who rehearsed went home on time.',
    ],
    access: 'request',
  },
  {
    id: 'migration-in-tickets',
    title: 'A migration told in tickets',
    description: 'Four thousand tickets, read as a novel.',
    date: '2026-07-07',
    still: drawTalkStill('tickets', 'ink'),
    points: [
      'Four thousand tickets, read in order.',
      'Ticket 1: “Should be quick.”',
      'Ticket 2,204 was opened and closed eleven times.',
      'Ticket 3,999: “Can we switch the old one off?”',
      'Ticket 4,000: “Yes.”',
    ],
    access: 'attendees',
  },
  {
    id: 'outage-theatre',
    title: 'Outage theatre, the trailer',
    description: 'Six teams, one invented outage, an actor as the minister.',
    date: '2026-07-09',
    still: drawTalkStill('outage', 'rust'),
    points: [
      'Six teams, one outage that never was.',
      'An actor plays the minister. He rings at once.',
      'Team four has the only number that matters.',
      'It takes them forty minutes to be believed.',
      'Next year the minister is played by a minister.',
    ],
    access: 'attendees',
  },
  {
    id: 'rates-after-the-fever',
    title: 'Rates, after the fever',
    description: 'Three desks on a year in which nothing moved and everybody was nervous.',
    date: '2026-07-14',
    still: drawTalkStill('rates', 'teal'),
    points: [
      'Three desks, one year, hardly a movement.',
      'Nobody was calm for a single week of it.',
      'The first desk hedged what did not happen.',
      'The second did nothing, and apologised.',
      'The third did nothing, and charged for it.',
    ],
    access: 'attendees',
  },
  {
    id: 'ledger-cannot-remember',
    title: 'What a ledger cannot remember',
    description: 'On intentions, mistakes and everything else that a settlement system leaves out.',
    date: '2026-07-16',
    still: drawTalkStill('ledger', 'violet'),
    points: [
      'A ledger knows what was paid.',
      'It does not know what was meant.',
      'Mistakes are entries. So are their corrections.',
      'What was promised by telephone is not there.',
      'Write it down, with a reason. Both will be needed.',
    ],
    access: 'attendees',
  },
];

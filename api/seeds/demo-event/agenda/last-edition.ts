import { lastEvent } from '../event.ts';
import type { HallId, SessionKind, TrackId } from './halls.ts';

/** A session of the edition before: what was said, without people's pages. */
export interface PastSession {
  id: string;
  title: string;
  kind: SessionKind;
  track?: TrackId;
  hall: HallId;
  date: string;
  start: string;
  end: string;
  description: string;
}

const [tuesday, wednesday, thursday] = lastEvent.days;

/** The programme of 2026, read-only. */
export const lastProgramme: readonly PastSession[] = [
  {
    id: '2026-opening',
    title: 'The year of the quiet upgrade',
    kind: 'keynote',
    track: 'payments',
    hall: 'meridian-stage',
    date: tuesday,
    start: '09:00',
    end: '09:30',
    description:
      'Every large system in the room had been replaced since the last edition, and hardly anybody had noticed. The opening asked what that says about ambition.',
  },
  {
    id: '2026-rates',
    title: 'Rates, after the fever',
    kind: 'panel',
    track: 'markets',
    hall: 'meridian-stage',
    date: tuesday,
    start: '09:40',
    end: '10:20',
    description:
      'Three desks on a year in which nothing moved and everybody was nervous. The forecast made here was wrong by a quarter point.',
  },
  {
    id: '2026-migration',
    title: 'A migration told in tickets',
    kind: 'talk',
    track: 'ai-data',
    hall: 'foundry',
    date: tuesday,
    start: '10:30',
    end: '10:55',
    description:
      'Four thousand tickets read as a novel: who was worried, when it turned, and the chapter that was missing.',
  },
  {
    id: '2026-identity',
    title: 'Identity without a drawer of papers',
    kind: 'panel',
    track: 'risk',
    hall: 'harbour-room',
    date: tuesday,
    start: '11:30',
    end: '12:10',
    description:
      'Wallets, notaries and a post office clerk tried to agree on what proves that somebody is somebody.',
  },
  {
    id: '2026-pricing',
    title: 'A workshop on fair fees',
    kind: 'workshop',
    track: 'inclusion',
    hall: 'gantry',
    date: tuesday,
    start: '14:00',
    end: '15:30',
    description:
      'Participants priced one account for six invented households and found that none of them could afford all six.',
  },
  {
    id: '2026-custody',
    title: 'The vault and the spreadsheet',
    kind: 'fireside',
    track: 'digital-assets',
    hall: 'harbour-room',
    date: tuesday,
    start: '15:30',
    end: '16:10',
    description: 'A custodian and an auditor compared what each believed the other was checking.',
  },
  {
    id: '2026-agents',
    title: 'Will software go shopping?',
    kind: 'keynote',
    track: 'ai-data',
    hall: 'meridian-stage',
    date: wednesday,
    start: '09:00',
    end: '09:30',
    description:
      'The first public demonstration of a purchase nobody approved, and the refund that followed.',
  },
  {
    id: '2026-open',
    title: 'Open banking, closed doors',
    kind: 'panel',
    track: 'payments',
    hall: 'foundry',
    date: wednesday,
    start: '09:40',
    end: '10:20',
    description: 'Why half the interfaces that the law requires answer with an error on Sunday nights.',
  },
  {
    id: '2026-climate',
    title: 'Counting carbon like cash',
    kind: 'talk',
    track: 'markets',
    hall: 'harbour-room',
    date: wednesday,
    start: '10:30',
    end: '10:55',
    description: 'Double entry for emissions, shown on the books of a bakery.',
  },
  {
    id: '2026-scams',
    title: 'Anatomy of a telephone call',
    kind: 'talk',
    track: 'risk',
    hall: 'meridian-stage',
    date: wednesday,
    start: '11:30',
    end: '11:55',
    description: 'One recorded fraud, paused at each of the eleven moments when it could have been stopped.',
  },
  {
    id: '2026-founders',
    title: 'Founders’ hour',
    kind: 'roundtable',
    track: 'inclusion',
    hall: 'gantry',
    date: wednesday,
    start: '14:00',
    end: '15:00',
    description:
      'Fourteen founders, two investors, no slides. Three of the companies had closed by autumn and two had merged.',
  },
  {
    id: '2026-ledger',
    title: 'What a ledger cannot remember',
    kind: 'panel',
    track: 'digital-assets',
    hall: 'foundry',
    date: wednesday,
    start: '15:30',
    end: '16:10',
    description: 'On intentions, mistakes and everything else that a settlement system leaves out.',
  },
  {
    id: '2026-village',
    title: 'The bank in the village shop',
    kind: 'keynote',
    track: 'inclusion',
    hall: 'meridian-stage',
    date: thursday,
    start: '09:00',
    end: '09:30',
    description:
      'Counter service returned to 310 villages, behind the bread. The figures, and the queue on pension day.',
  },
  {
    id: '2026-clearing',
    title: 'One day to settle',
    kind: 'panel',
    track: 'markets',
    hall: 'harbour-room',
    date: thursday,
    start: '09:40',
    end: '10:20',
    description: 'The last rehearsal in public before markets moved to shorter settlement.',
  },
  {
    id: '2026-outage',
    title: 'Outage theatre',
    kind: 'workshop',
    track: 'risk',
    hall: 'gantry',
    date: thursday,
    start: '10:30',
    end: '12:00',
    description:
      'Six teams, one invented outage, an actor as the minister. Everybody learned to say “we do not know yet”.',
  },
  {
    id: '2026-wrong',
    title: 'What we got wrong this year',
    kind: 'panel',
    hall: 'meridian-stage',
    date: thursday,
    start: '14:00',
    end: '14:40',
    description: 'The tradition began here: one confession each, and a long silence after the third.',
  },
  {
    id: '2026-awards',
    title: 'Summit Awards 2026',
    kind: 'ceremony',
    hall: 'meridian-stage',
    date: thursday,
    start: '19:00',
    end: '22:30',
    description: 'Sixteen awards, one standing ovation, and a speech of nine words.',
  },
];

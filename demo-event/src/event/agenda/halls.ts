import type { sessionKinds } from '@summit/contract/shapes/agenda';

/** The four halls of Meridian Dock, in the order of the agenda's columns, each with its place on the floor plan. */
export const halls = [
  {
    id: 'meridian-stage',
    name: 'Meridian Stage',
    capacity: 1800,
    description: 'The main hall under the old sawtooth roof: keynotes, the big arguments and the awards.',
    plan: '1 1 9 6',
  },
  {
    id: 'foundry',
    name: 'The Foundry',
    capacity: 620,
    description: 'Technology, data and everything that has to run at three in the morning.',
    plan: '15 1 6 6',
  },
  {
    id: 'harbour-room',
    name: 'Harbour Room',
    capacity: 340,
    description: 'Markets, risk and regulation, with a view of the water.',
    plan: '16 16 9 4',
  },
  {
    id: 'gantry',
    name: 'The Gantry',
    capacity: 90,
    description: 'Workshops and roundtables, up the iron stairs or by lift.',
    plan: '21 1 4 6',
  },
] as const;

export type HallId = (typeof halls)[number]['id'];

/** The tracks of sessions. */
export const tracks = [
  { id: 'payments', name: 'Payments' },
  { id: 'markets', name: 'Capital markets' },
  { id: 'digital-assets', name: 'Digital assets' },
  { id: 'ai-data', name: 'AI and data' },
  { id: 'risk', name: 'Risk and regulation' },
  { id: 'inclusion', name: 'Growth and inclusion' },
] as const;

export type TrackId = (typeof tracks)[number]['id'];

export type SessionKind = (typeof sessionKinds)[number];

export interface DemoSession {
  id: string;
  title: string;
  kind: SessionKind;
  /** Absent for what belongs to everybody: registration, breaks, the ceremony. */
  track?: TrackId;
  hall: HallId;
  /** Wall-clock times at the venue. */
  start: string;
  end: string;
  description: string;
  /** Ids of speakers; the first one leads. */
  speakers: readonly string[];
}

import type { takingPartTexts } from '@summit/contract/texts/taking-part';
import { zones } from '../zones.ts';

/** The demo event's own wording instead of the neutral one. */
export const demoTakingPartTexts = {
  'discover.meta.description':
    'The four zones of Summit London 2027, what happens in each, and who attends, in figures.',
  'discover.header.lead': 'Four zones, and who you will find in each.',
  'discover.zones.title': 'Four zones',
  'discover.zones.items': zones
    .map(({ name, description, size, note }) => [name, description, size, note].join(' | '))
    .join('\n'),
  'discover.audience.lead':
    'Of every hundred people at the last edition. Half came with a budget for this year.',
  'discover.audience.items':
    'Banks and building societies | 27\nTechnology companies | 24\nMerchants and marketplaces | 15\nInvestors and asset managers | 14\nRegulators and public bodies | 9\nConsultants and lawyers | 7\nPress and researchers | 4',
  'discover.figures.items':
    '2,840 | people over three days in 2026\n43 | countries\n61% | decide or sign themselves\n38% | women, up from 29% in 2022',
  'discuss.meta.description':
    'The roundtables of Summit London 2027: twelve chairs, one question, an hour, no recording.',
  'discuss.tables.lead':
    'Every table is in the Gantry. Take a chair when you arrive: there is no list, and nobody goes first.',
  'discuss.tables.empty.text':
    'The questions are chosen in spring. Send us the one you would cross London for.',
  'engage.meta.description':
    'Ways to take part in Summit London 2027: speak, sponsor, exhibit, nominate, volunteer, report.',
  'engage.nominate.text': 'Eighteen categories, decided by the people in the room and counted in the open.',
  'subscribeThankyou.meta.description': 'Your subscription to news of Summit is noted.',
  'unsubscribe.meta.description': 'Stop the news of Summit with one press, or undo that.',
} as const satisfies Partial<Record<keyof typeof takingPartTexts, string>>;

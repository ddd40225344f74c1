import type { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import type { agendaTexts } from '@summit/contract/texts/agenda';
import type { attendeesTexts } from '@summit/contract/texts/attendees';
import type { speakersTexts } from '@summit/contract/texts/speakers';
import type { sponsorsTexts } from '@summit/contract/texts/sponsors';

type Tables = typeof agendaTexts &
  typeof attendeesTexts &
  typeof affiliateZoneTexts &
  typeof sponsorsTexts &
  typeof speakersTexts;

/** The demo event's own wording instead of the neutral one. */
export const demoProgrammeTexts = {
  'agenda.meta.description':
    'The programme of Summit London 2027: every session in four halls, with times, speakers and tracks.',
  'agenda.header.lead': 'Four halls, three days. Times are London time.',
  'oldAgenda.meta.description': 'What was on stage at the last edition of Summit.',
  'oldAgenda.header.lead': 'The programme of Summit London 2026, kept as it was.',
  'speakers.meta.description': 'The speakers of Summit London 2027: who they are and when they are on stage.',
  'speaker.meta.description': 'A speaker of Summit London 2027: profile and sessions.',
  'speaker.header.lead': 'On stage at Summit London 2027.',
  'speakerById.meta.description': 'A speaker of Summit London 2027: profile and sessions.',
  'speakerById.header.lead': 'On stage at Summit London 2027.',
  'speakerData.meta.description':
    'Every published speaker of Summit London 2027 in one table, to print or to load into an app as JSON.',
  'attendees.meta.description': 'Who is coming to Summit London 2027: attendees who agreed to be listed.',
  'affiliateZone.intro.text':
    'Affiliates, brokers and comparison sites decide where customers begin. For three days they have their own floor, their own stage slots and a room where nobody records what is said about commissions.',
  'affiliateZone.points.items':
    'One floor | Between the Foundry and the water: everybody who brings customers stands within forty steps.\nOpen terms | Everyone who takes a stand prints commission, payment terms and notice period on the wall.\nTen introductions | Tell us whom you want to reach, and we bring you to the table.',
  'sponsors.meta.description': 'The sponsors of Summit London 2027 in five tiers.',
  'sponsors.header.lead': 'Fifty companies pay for the floor. None of them pays for the stage.',
} as const satisfies Partial<Record<keyof Tables, string>>;

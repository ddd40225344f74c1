import type { affiliateZoneTexts } from '@summit/contract/texts/affiliate-zone';
import type { calendarTexts } from '@summit/contract/texts/calendar';
import type { meetTexts } from '@summit/contract/texts/meet';
import type { networkingBlitzTexts } from '@summit/contract/texts/networking-blitz';

type Tables = typeof affiliateZoneTexts &
  typeof calendarTexts &
  typeof meetTexts &
  typeof networkingBlitzTexts;

/** The demo event's own wording instead of the neutral one. */
export const demoStandingTexts = {
  'affiliateZone.meta.description':
    'The affiliate zone of Summit London 2027: a floor, a programme and sponsors of its own for affiliates, brokers and comparison sites.',
  'affiliateZoneAgenda.meta.description':
    'Every session of the affiliate zone at Summit London 2027, day by day, with times, halls and speakers, to star and to take into your calendar.',
  'affiliateZoneSponsor.meta.description':
    'The companies behind the affiliate zone of Summit London 2027: what they do, where they stand and how to reach them.',
  'calendar.meta.description':
    'The key dates of Summit London 2027: tickets, nominations, votes and the ceremony.',
  'meet.meta.description':
    'Whom to meet at Summit London 2027: people who chose the same topics as you, and what you have in common.',
  'networkingBlitz.meta.description':
    'The networking blitz of Summit London 2027: eight minutes a table, one company each. See who takes part and write to them.',
} as const satisfies Partial<Record<keyof Tables, string>>;

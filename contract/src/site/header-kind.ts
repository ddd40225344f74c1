import type { HeaderKind } from './header-heights.ts';
import type { PageId } from './page-ids.ts';

/** The pages whose header is not the plain one. */
const kinds: Partial<Record<PageId, HeaderKind>> = {
  home: 'home',
  about: 'about',
  affiliateZoneAgenda: 'agenda',
  affiliateZoneSponsor: 'sponsors',
  agenda: 'agenda',
  attendees: 'attendees',
  oldAgenda: 'agenda',
  speakers: 'speakers',
  speakerById: 'speakers',
  speaker: 'speakers',
  speakerData: 'speakers',
  sponsors: 'sponsors',
  sponsor: 'sponsors',
  venue: 'venue',
  registrationSlug: 'crypto',
  awardsWelcome: 'about',
  awardsPreNomination: 'about',
  awardsWinners: 'about',
  awardsIndividual: 'about',
  awardsIndividualPreNomination: 'about',
  awardsIndividualWinners: 'about',
};

/** The kind of a page's header. */
export function getHeaderKind(page: PageId): HeaderKind {
  return kinds[page] ?? 'plain';
}

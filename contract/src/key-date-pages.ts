import type { keyDateKinds } from './shapes/settings.ts';
import { href } from './href.ts';

export type KeyDateKind = (typeof keyDateKinds)[number];

/** Where each kind of key date leads. */
export const keyDatePages: Record<KeyDateKind, string> = {
  tickets: href('registration'),
  nominations: href('awardsNominationCategories'),
  voting: href('awards'),
  event: href('agenda'),
  ceremony: href('awardsWelcome'),
};

/** The kinds that happen at the venue; everything else happens on the site. */
export const kindsAtVenue: readonly KeyDateKind[] = ['event', 'ceremony'];

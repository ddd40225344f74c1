import { href } from './href.ts';
import { redirects } from './redirects.ts';
import type { keyDateKinds } from './shapes/settings.ts';
import * as pages from './site-map.ts';

export type KeyDateKind = (typeof keyDateKinds)[number];

/** Where each kind of key date leads. */
export const keyDatePages: Record<KeyDateKind, string> = {
  tickets: href(pages.registration),
  nominations: href(pages.awardsNominationCategories),
  voting: href(redirects.awards),
  event: href(pages.agenda),
  ceremony: href(pages.awardsWelcome),
};

/** The kinds that happen at the venue; everything else happens on the site. */
export const kindsAtVenue: readonly KeyDateKind[] = ['event', 'ceremony'];

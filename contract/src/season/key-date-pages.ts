import type { keyDateKinds } from '../shapes/settings.ts';
import { href } from '../site/href.ts';
import { redirects } from '../site/redirects.ts';
import * as pages from '../site/site-map.ts';

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

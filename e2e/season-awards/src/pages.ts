import { href } from '@summit/contract/href';
import type { OwnPages } from '@summit/contract/own-pages';
import * as sitePages from '@summit/contract/site-map';

const shown = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;

/** This season has no vote: the welcome page stays where it was, and the jury has a page that no season had before. */
export const pages = {
  awardsWelcome: { ...shown, path: href(sitePages.awardsWelcome) },
  awardsJury: { ...shown, path: '/awards/the-jury' },
} as const satisfies OwnPages;

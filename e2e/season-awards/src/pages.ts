import type { OwnPages } from '@summit/contract/releases/own-pages';
import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';

const shown = { access: 'public', headerKind: 'plain', renderMode: 'server' } as const;

/** This season has no vote: the welcome page has the same address as before, and the jury has a new page. */
export const pages = {
  awardsWelcome: { ...shown, path: href(sitePages.awardsWelcome) },
  awardsJury: { ...shown, path: '/awards/the-jury' },
} as const satisfies OwnPages;

import { shareSize } from '@summit/contract/frame/pictures';
import { sharePicturePath, siteName } from '@summit/contract/site/site-facts';
import type { PageMetaDefaults } from '@summit/shared-ui/navigation/page-meta-sink';
import { type LiveRemotes, pageAt } from '../federation/live-remotes.ts';

const image = { src: sharePicturePath, ...shareSize, alt: siteName };

/**
 * What holds for pages that say nothing themselves: the site's share picture, and that search engines leave out what
 * is of use to one visitor at a time: forms, ballots and signed-in pages.
 */
export function pageDefaults(live: () => LiveRemotes): (pathname: string) => PageMetaDefaults {
  return (pathname) => {
    const page = pageAt(live(), pathname)?.page;
    const own = page !== undefined && (page.renderMode !== 'server' || page.access === 'attendee');
    return { image, robots: own ? 'noindex' : undefined };
  };
}

import { shareSize } from '@summit/contract/frame/pictures';
import { type LiveRemotes, pageAt } from '@summit/contract/releases/live-remotes';
import { sharePicturePath, siteName } from '@summit/contract/site/site-facts';
import type { PageMetaDefaults } from '@summit/shared-ui/navigation/page-meta-sink';

const image = { src: sharePicturePath, ...shareSize, alt: siteName };

/**
 * The metadata of pages without their own: the site's share picture, and `noindex` for pages that are of use to one
 * visitor at a time: forms, ballots and signed-in pages.
 */
export function pageDefaults(live: () => LiveRemotes): (pathname: string) => PageMetaDefaults {
  return (pathname) => {
    const page = pageAt(live(), pathname)?.page;
    const own = page !== undefined && (page.renderMode !== 'server' || page.access === 'attendee');
    return { image, robots: own ? 'noindex' : undefined };
  };
}

import { href } from '@summit/contract/href';
import type { PageId } from '@summit/contract/site-map';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../federation/live-links.ts';
import type { FrameTexts } from '../parts/frame-texts.ts';

/** The pages that the main menu has no room for, and a few that everybody looks for at the end of a page. */
const groups = [
  {
    name: 'programme',
    pages: ['agenda', 'speakers', 'calendar', 'videos', 'photoGallery', 'oldAgenda'],
  },
  {
    name: 'takePart',
    pages: [
      'engage',
      'proposeSession',
      'volunteer',
      'discuss',
      'meet',
      'networkingBlitz',
      'affiliateZone',
      'sponsors',
      'awardsHowVotingWorks',
    ],
  },
  {
    name: 'visit',
    pages: [
      'discover',
      'attendees',
      'directory',
      'venue',
      'questions',
      'codeOfConduct',
      'covid',
      'pressPack',
      'contactUs',
    ],
  },
] as const satisfies readonly { name: string; pages: readonly PageId[] }[];

/** Where else the site leads, in three short lists. */
export function FooterIndex({ texts }: { texts: FrameTexts }) {
  const isLive = useLiveLinks();
  const shown = groups
    .map(({ name, pages }) => ({ name, pages: pages.filter((page) => isLive(href(page))) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <nav className="footer-index" aria-label={texts['frame.index.label']}>
      {shown.map(({ name, pages }) => (
        <div key={name}>
          <h2>{texts[`frame.index.${name}`]}</h2>
          <ul className="plain-list">
            {pages.map((page) => (
              <li key={page}>
                <SiteLink to={href(page)}>{texts[`frame.index.${page}`]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

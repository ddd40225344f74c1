import { href } from '@summit/contract/href';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../federation/live-links.ts';
import type { FrameTexts } from '../parts/frame-texts.ts';

/**
 * The pages that the main menu has no room for, and a few that everybody looks for at the end of a page. Each is named, so
 * that the frame needs no table of all pages.
 */
const groups = [
  {
    name: 'programme',
    pages: [
      { id: 'agenda', to: href('agenda') },
      { id: 'speakers', to: href('speakers') },
      { id: 'calendar', to: href('calendar') },
      { id: 'videos', to: href('videos') },
      { id: 'photoGallery', to: href('photoGallery') },
      { id: 'oldAgenda', to: href('oldAgenda') },
    ],
  },
  {
    name: 'takePart',
    pages: [
      { id: 'engage', to: href('engage') },
      { id: 'proposeSession', to: href('proposeSession') },
      { id: 'volunteer', to: href('volunteer') },
      { id: 'discuss', to: href('discuss') },
      { id: 'meet', to: href('meet') },
      { id: 'networkingBlitz', to: href('networkingBlitz') },
      { id: 'affiliateZone', to: href('affiliateZone') },
      { id: 'sponsors', to: href('sponsors') },
      { id: 'awardsHowVotingWorks', to: href('awardsHowVotingWorks') },
    ],
  },
  {
    name: 'visit',
    pages: [
      { id: 'discover', to: href('discover') },
      { id: 'attendees', to: href('attendees') },
      { id: 'directory', to: href('directory') },
      { id: 'venue', to: href('venue') },
      { id: 'questions', to: href('questions') },
      { id: 'codeOfConduct', to: href('codeOfConduct') },
      { id: 'covid', to: href('covid') },
      { id: 'pressPack', to: href('pressPack') },
      { id: 'contactUs', to: href('contactUs') },
    ],
  },
] as const;

/** Where else the site leads, in three short lists. */
export function FooterIndex({ texts }: { texts: FrameTexts }) {
  const isLive = useLiveLinks();
  const shown = groups
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ to }) => isLive(to)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <nav className="footer-index" aria-label={texts['frame.index.label']}>
      {shown.map(({ name, pages }) => (
        <div key={name}>
          <h2>{texts[`frame.index.${name}`]}</h2>
          <ul className="plain-list">
            {pages.map(({ id, to }) => (
              <li key={id}>
                <SiteLink to={to}>{texts[`frame.index.${id}`]}</SiteLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

import { href } from '@summit/contract/site/href';
import * as sitePages from '@summit/contract/site/site-map';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../../federation/live-links.ts';
import type { FrameTexts } from '../../parts/frame-texts.ts';
import * as styles from './footer.module.css';

/**
 * The pages that do not fit into the main menu, and a few that visitors expect in a footer. Each is imported by
 * name, so that the frame does not load the table of all pages.
 */
const groups = [
  {
    name: 'programme',
    pages: [
      { id: 'agenda', to: href(sitePages.agenda) },
      { id: 'speakers', to: href(sitePages.speakers) },
      { id: 'calendar', to: href(sitePages.calendar) },
      { id: 'videos', to: href(sitePages.videos) },
      { id: 'photoGallery', to: href(sitePages.photoGallery) },
      { id: 'oldAgenda', to: href(sitePages.oldAgenda) },
    ],
  },
  {
    name: 'takePart',
    pages: [
      { id: 'engage', to: href(sitePages.engage) },
      { id: 'proposeSession', to: href(sitePages.proposeSession) },
      { id: 'volunteer', to: href(sitePages.volunteer) },
      { id: 'discuss', to: href(sitePages.discuss) },
      { id: 'meet', to: href(sitePages.meet) },
      { id: 'networkingBlitz', to: href(sitePages.networkingBlitz) },
      { id: 'affiliateZone', to: href(sitePages.affiliateZone) },
      { id: 'sponsors', to: href(sitePages.sponsors) },
      { id: 'awardsHowVotingWorks', to: href(sitePages.awardsHowVotingWorks) },
    ],
  },
  {
    name: 'visit',
    pages: [
      { id: 'discover', to: href(sitePages.discover) },
      { id: 'attendees', to: href(sitePages.attendees) },
      { id: 'directory', to: href(sitePages.directory) },
      { id: 'venue', to: href(sitePages.venue) },
      { id: 'questions', to: href(sitePages.questions) },
      { id: 'codeOfConduct', to: href(sitePages.codeOfConduct) },
      { id: 'covid', to: href(sitePages.covid) },
      { id: 'pressPack', to: href(sitePages.pressPack) },
      { id: 'contactUs', to: href(sitePages.contactUs) },
    ],
  },
] as const;

/** Three short lists of links to further pages. */
export function FooterIndex({ texts }: { texts: FrameTexts }) {
  const isLive = useLiveLinks();
  const shown = groups
    .map(({ name, pages }) => ({ name, pages: pages.filter(({ to }) => isLive(to)) }))
    .filter(({ pages }) => pages.length > 0);
  return (
    <nav className={styles.footerIndex} aria-label={texts['frame.index.label']}>
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

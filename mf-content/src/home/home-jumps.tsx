import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { Container } from '@summit/shared-ui/layout/container';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './home-jumps.module.css';
import type { HomeTexts } from './home-texts.ts';
import { useVenuePicture } from './teasers/venue-teaser.tsx';

interface HomeJumpsProps {
  texts: HomeTexts;
  /** Whether the page has prices. */
  sells: boolean;
}

/** Links to the parts of the long page. */
export function HomeJumps({ texts, sells }: HomeJumpsProps) {
  const hasVenue = useVenuePicture() !== null;
  const parts = [
    { to: homeAnchors.events, name: texts['home.events.eyebrow'] },
    { to: homeAnchors.tickets, name: texts['home.tickets.eyebrow'], isHere: sells },
    { to: homeAnchors.speakers, name: texts['home.speakers.eyebrow'] },
    { to: homeAnchors.venue, name: texts['home.venue.eyebrow'], isHere: hasVenue },
    { to: homeAnchors.services, name: texts['home.services.eyebrow'] },
    { to: homeAnchors.sponsors, name: texts['home.sponsors.eyebrow'] },
    { to: homeAnchors.articles, name: texts['home.articles.eyebrow'] },
    { to: homeAnchors.team, name: texts['home.team.eyebrow'] },
  ];
  return (
    <nav className={`${styles.jumps} no-print`} aria-label={texts['home.jumps.label']}>
      <Container>
        <ul>
          {parts
            .filter(({ isHere = true }) => isHere)
            .map(({ to, name }) => (
              <li key={to}>
                <SiteLink to={href(pages.home, { hash: to })}>{name}</SiteLink>
              </li>
            ))}
        </ul>
      </Container>
    </nav>
  );
}

import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { Icon } from '@summit/shared-ui/display/icon';
import { Container } from '@summit/shared-ui/layout/container';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../../federation/live-links.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { Wordmark } from '../wordmark.tsx';
import { AttendeeMenu } from './attendee-menu.tsx';
import * as styles from './header.module.css';
import { MainMenu } from './main-menu.tsx';
import { MobileMenu } from './mobile-menu.tsx';

/** Wordmark, menu, and the attendee's menu. Sticks to the top of the window. */
export function HeaderBar({ facts }: { facts: FrameFacts }) {
  const isLive = useLiveLinks();
  return (
    <header className={`${styles.header} site-header no-print`}>
      <Container>
        <Wordmark eventName={facts.event?.name} />
        <MainMenu facts={facts} />
        {isLive(href(pages.search)) && (
          <SiteLink
            className={styles.searchLink}
            to={href(pages.search)}
            aria-label={facts.texts['frame.menu.search']}
          >
            <Icon name="search" size={20} />
          </SiteLink>
        )}
        <AttendeeMenu facts={facts} />
        <MobileMenu facts={facts} />
      </Container>
    </header>
  );
}

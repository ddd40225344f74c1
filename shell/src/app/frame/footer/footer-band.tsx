import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import { eventDates } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import { cookiesHash } from '@summit/contract/site/page-hashes';
import { siteName } from '@summit/contract/site/site-facts';
import * as pages from '@summit/contract/site/site-map';
import { Container } from '@summit/shared-ui/layout/container';
import { Motif } from '@summit/shared-ui/motion/motif';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { FrameFacts } from '../frame-facts.ts';
import { SocialLinks } from '../social-links.tsx';
import * as styles from './footer.module.css';
import { FooterIndex } from './footer-index.tsx';

/** Logo, text, legal links, address, contact and copyright, on a background that shows the phase of the awards. */
export function FooterBand({ facts }: { facts: FrameFacts }) {
  const { texts, event, awardsStatus, motifSeed } = facts;
  const contact = texts['frame.footer.contact'];
  return (
    <footer className={styles.footer} data-footer-mood={awardsFrameFacts[awardsStatus].footerMood}>
      <div className="footer-motif">
        <Motif seed={motifSeed} variant="band" />
      </div>
      <Container>
        <div className={styles.footerOpening}>
          <SiteLink
            to={href(pages.home)}
            className={styles.footerLogo}
            aria-label={`${event?.name ?? siteName}, home`}
          >
            {siteName}
          </SiteLink>
          {event && (
            <p className={`${styles.footerWhen} figures`}>
              <span>{eventDates(event.startsOn, event.endsOn)}</span>
              <span>{event.venue}</span>
            </p>
          )}
        </div>
        <div className={styles.footerColumns}>
          <p className={styles.footerText}>{texts['frame.footer.text']}</p>
          <address>
            <span>{texts['frame.footer.address']}</span>
            {contact.includes('@') && <a href={`mailto:${contact}`}>{contact}</a>}
          </address>
          <ul className="plain-list">
            <li>
              <SiteLink to={href(pages.termsAndConditions)}>{texts['frame.footer.terms']}</SiteLink>
            </li>
            <li>
              <SiteLink to={href(pages.privacyPolicy)}>{texts['frame.footer.privacy']}</SiteLink>
            </li>
            <li>
              <SiteLink to={href(pages.accessibility)}>{texts['frame.footer.accessibility']}</SiteLink>
            </li>
            <li>
              <SiteLink to={`#${cookiesHash}`}>{texts['frame.cookie-alert.change']}</SiteLink>
            </li>
          </ul>
        </div>
        <FooterIndex texts={texts} />
        <div className={styles.footerClose}>
          <small>{texts['frame.footer.copyright']}</small>
          <SocialLinks links={event?.socialLinks} />
        </div>
      </Container>
    </footer>
  );
}

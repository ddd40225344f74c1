import { href } from '@summit/contract/site/href';
import { siteName } from '@summit/contract/site/site-facts';
import * as pages from '@summit/contract/site/site-map';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './header/header.module.css';

/** The site's logo and name, with the rest of the event's name beside it: place and year. */
export function Wordmark({ eventName = siteName }: { eventName?: string }) {
  const edition = eventName.replace(siteName, '').trim();
  return (
    <SiteLink to={href(pages.home)} className={styles.wordmark}>
      <svg viewBox="0 0 32 24" width="32" height="24" aria-hidden="true" focusable="false">
        <path d="M1 22 L9 13 L13 17 L22 2 L31 22" fill="none" stroke="currentColor" strokeWidth="3" />
        <circle cx="22" cy="3.5" r="3.5" fill="var(--accent)" />
      </svg>
      <strong translate="no">{siteName}</strong>
      {edition !== '' && <small> {edition}</small>}
      <span className="visually-hidden"> home</span>
    </SiteLink>
  );
}

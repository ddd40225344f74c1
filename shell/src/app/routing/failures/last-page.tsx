import { useEffect } from 'react';
import { defaultAccent } from '@summit/contract/frame/brand';
import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import { siteName } from '@summit/contract/site/site-facts';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { lastPageStyles as styles } from './last-page-styles.ts';

/** The event's own line, which is the site's logo too. */
const peaks = 'M1 22 L9 13 L13 17 L22 2 L31 22';

/**
 * The fallback for when even the error page or the frame breaks. It uses no component of the design system and no
 * provider, because any of them may be what broke, only the colours of the page's own style sheet.
 */
export function LastPage({ whole = false }: { whole?: boolean }) {
  useEffect(() => {
    document.title = `${errorPages.failed.message} | ${siteName}`;
  }, []);
  return (
    <div style={{ ...styles.page, minHeight: whole ? '100vh' : '78vh' }}>
      <svg viewBox="0 0 32 24" style={styles.peaks} aria-hidden="true" focusable="false">
        <path d={peaks} fill="none" stroke="currentColor" strokeWidth="0.15" />
        <circle cx="22" cy="2.2" r="0.6" fill={`var(--accent, ${defaultAccent})`} />
      </svg>
      <div role="alert" style={styles.words}>
        {whole && <p style={styles.name}>{siteName}</p>}
        <h1 style={styles.title}>{errorPages.failed.message}</h1>
        <p className="lead" style={styles.lead}>
          {frameTexts['frame.error.lead']}
        </p>
        <div style={styles.actions}>
          <button type="button" style={styles.main} onClick={() => window.location.reload()}>
            {frameTexts['frame.error.reload']}
          </button>
          {/* Followed by the browser itself, which loads the page from the server. */}
          <a href={href(pages.home)} style={styles.second}>
            {frameTexts['frame.error.homepage']}
          </a>
        </div>
      </div>
    </div>
  );
}

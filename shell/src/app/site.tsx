import { Suspense } from 'react';
import { BannerStrip } from './banners/banner-strip.tsx';
import { Consent } from './consent/consent.tsx';
import { SiteFooter } from './frame/site-footer.tsx';
import { SiteHeader } from './frame/site-header.tsx';
import { SessionEnded } from './login/session-ended.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { PageOutlet } from './routing/page-outlet.tsx';

interface SiteProps {
  development: boolean;
  /** The organisers' code that this page's policy allows; empty: none. */
  analyticsCode: string;
}

/** The whole site as a visitor sees it: the frame of the shell around the page of a remote. */
export function Site({ development, analyticsCode }: SiteProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <Consent analyticsCode={analyticsCode} />
      <Suspense fallback={null}>
        <SiteHeader />
      </Suspense>
      <BannerStrip />
      <main id="main">
        <PageOutlet development={development} />
      </main>
      <Suspense fallback={null}>
        <SiteFooter />
      </Suspense>
      <Overlays />
      <SessionEnded />
    </>
  );
}

import type { ReactNode } from 'react';
import { pageAt } from '@summit/contract/releases/live-remotes';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { useRemotes } from '../federation/remotes-context.tsx';
import { Analytics } from './analytics/analytics.tsx';
import { BannerStrip } from './banners/banner-strip.tsx';
import { Consent } from './consent/consent.tsx';
import { SiteFooter } from './frame/footer/site-footer.tsx';
import { SiteHeader } from './frame/header/site-header.tsx';
import { SessionEnded } from './login/session-ended.tsx';
import { Overlays } from './overlays/overlays.tsx';
import { OptionalPart, QuietPart } from './parts/optional-part.tsx';
import { InterestPrefetch } from './prefetch/interest-prefetch.tsx';
import { PagePlace } from './routing/failures/page-place.tsx';
import { NoScriptDialogs } from './routing/no-script.tsx';
import { PageOutlet } from './routing/page-outlet.tsx';

interface SiteProps {
  development: boolean;
  /** The organisers' code that this page's policy allows; empty: none. */
  analyticsCode: string;
}

/** The whole site as a visitor sees it: the frame of the shell around the page of a remote, or an application without one. */
export function Site({ development, analyticsCode }: SiteProps) {
  const { pathname } = useSitePath();
  const { live } = useRemotes();
  const place = (
    <PagePlace>
      <PageOutlet development={development} />
    </PagePlace>
  );
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      {pageAt(live, pathname)?.page.frame === 'none' ? (
        place
      ) : (
        <VisitorsFrame analyticsCode={analyticsCode}>{place}</VisitorsFrame>
      )}
    </>
  );
}

/** The frame around every page for visitors. */
function VisitorsFrame({ analyticsCode, children }: { analyticsCode: string; children: ReactNode }) {
  return (
    <>
      <QuietPart>
        <Consent>{(answer) => <Analytics code={analyticsCode} answer={answer} />}</Consent>
      </QuietPart>
      <OptionalPart>
        <SiteHeader />
      </OptionalPart>
      <NoScriptDialogs />
      <BannerStrip />
      {children}
      <OptionalPart>
        <SiteFooter />
      </OptionalPart>
      <Overlays />
      <SessionEnded />
      <QuietPart>
        <InterestPrefetch />
      </QuietPart>
    </>
  );
}

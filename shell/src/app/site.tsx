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

/** The whole site as a visitor sees it: the frame of the shell around the page of a remote. */
export function Site({ development, analyticsCode }: SiteProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <QuietPart>
        <Consent>{(answer) => <Analytics code={analyticsCode} answer={answer} />}</Consent>
      </QuietPart>
      <OptionalPart>
        <SiteHeader />
      </OptionalPart>
      <NoScriptDialogs />
      <BannerStrip />
      <PagePlace>
        <PageOutlet development={development} />
      </PagePlace>
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

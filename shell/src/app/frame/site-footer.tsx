import { FooterBand } from './footer-band.tsx';
import { WithFrameFacts } from './with-frame-facts.tsx';

/** The end of every page. */
export function SiteFooter() {
  return <WithFrameFacts part={FooterBand} />;
}

import { WithFrameFacts } from '../with-frame-facts.tsx';
import { FooterBand } from './footer-band.tsx';

/** The end of every page. */
export function SiteFooter() {
  return <WithFrameFacts part={FooterBand} />;
}

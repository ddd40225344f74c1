import { WithFrameFacts } from '../with-frame-facts.tsx';
import { HeaderBar } from './header-bar.tsx';

/** The bar at the top of every page. */
export function SiteHeader() {
  return <WithFrameFacts part={HeaderBar} announcesFailure />;
}

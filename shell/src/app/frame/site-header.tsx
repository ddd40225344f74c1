import { HeaderBar } from './header-bar.tsx';
import { WithFrameFacts } from './with-frame-facts.tsx';

/** The bar at the top of every page. */
export function SiteHeader() {
  return <WithFrameFacts part={HeaderBar} announcesFailure />;
}

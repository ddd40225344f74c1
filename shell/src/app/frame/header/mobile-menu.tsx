import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { useSession } from '@summit/shared-auth';
import { Icon } from '@summit/shared-ui/display/icon';
import { useLiveLinks } from '../../../federation/live-links.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { SocialLinks } from '../social-links.tsx';
import { Disclosure } from './disclosure.tsx';
import * as styles from './header.module.css';
import { MenuList } from './main-menu.tsx';
import { menuEntries, type MenuEntry } from './menu-entries.ts';

/** The menu of windows up to 800 px: opens without script. */
export function MobileMenu({ facts }: { facts: FrameFacts }) {
  const signedIn = useSession(({ phase }) => phase === 'signedIn' || phase === 'loading');
  const isLive = useLiveLinks();
  const { texts, registrationIsEnabled } = facts;
  const anonymous = true;
  const register: MenuEntry = {
    id: 'register',
    label: texts['frame.menu.register'],
    to: href(pages.registration),
    anonymous,
  };
  const login: MenuEntry = {
    id: 'login',
    label: texts['frame.menu.login'],
    to: `#${loginHash}`,
    anonymous,
  };
  const own = registrationIsEnabled ? [register, login] : [login];
  const entries = [...menuEntries(facts, isLive), ...(signedIn ? [] : own)];
  const summary = (
    <>
      <span className={styles.menuMark}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </span>
      <span className="visually-hidden">{texts['frame.menu.label']}</span>
    </>
  );
  return (
    <Disclosure className="mobile-menu" summary={summary}>
      <nav aria-label={texts['frame.menu.label']}>
        <MenuList entries={entries} group="mobile-menu" axis="column" />
        <SocialLinks links={facts.event?.socialLinks} />
      </nav>
    </Disclosure>
  );
}

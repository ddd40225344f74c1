import { Icon } from '@summit/shared-ui/display/icon';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useLiveLinks } from '../../../federation/live-links.ts';
import type { FrameFacts } from '../frame-facts.ts';
import { SocialLinks } from '../social-links.tsx';
import { Disclosure } from './disclosure.tsx';
import * as styles from './header.module.css';
import { menuEntries, type MenuEntry, type MenuLink } from './menu-entries.ts';
import { barKeys, columnKeys, type MenuAxis } from './menu-keys.ts';

/** The menu of wide windows. */
export function MainMenu({ facts }: { facts: FrameFacts }) {
  const isLive = useLiveLinks();
  return (
    <nav className={styles.mainMenu} aria-label={facts.texts['frame.menu.label']}>
      <MenuList entries={menuEntries(facts, isLive)} group="main-menu" axis="bar" />
      <SocialLinks links={facts.event?.socialLinks} />
    </nav>
  );
}

interface MenuListProps {
  entries: readonly MenuEntry[];
  group: string;
  /** The direction of the arrow keys. */
  axis: MenuAxis;
}

/** The entries of the menu; those with a submenu open it below them. */
export function MenuList({ entries, group, axis }: MenuListProps) {
  return (
    <ul className="plain-list" ref={axis === 'bar' ? barKeys : columnKeys}>
      {entries.map(({ to, submenu, anonymous, ...entry }) => (
        <li key={entry.id} data-for={anonymous ? 'anonymous' : undefined}>
          {submenu ? (
            <Submenu label={entry.label} links={submenu} group={group} inColumn={axis === 'column'} />
          ) : (
            <EntryLink {...entry} to={to ?? '/'} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface SubmenuProps {
  label: string;
  links: readonly MenuLink[];
  group: string;
  inColumn: boolean;
}

function Submenu({ label, links, group, inColumn }: SubmenuProps) {
  const summary = (
    <>
      <span className={styles.entryWords}>{label}</span>
      <Icon name="chevron-down" size={16} />
    </>
  );
  return (
    <Disclosure className={styles.submenu} summary={summary} group={group} inColumn={inColumn}>
      <ul className="plain-list" ref={inColumn ? undefined : columnKeys}>
        {links.map((link) => (
          <li key={link.id}>
            <EntryLink {...link} />
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function EntryLink({ to, label, external = false }: MenuLink) {
  const { pathname } = useSitePath();
  return (
    <SiteLink to={to} current={to === pathname}>
      <span className={styles.entryWords}>{label}</span>
      {external && <Icon name="arrow-up-right" size={14} />}
    </SiteLink>
  );
}

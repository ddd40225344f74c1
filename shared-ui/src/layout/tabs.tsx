import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './tab.module.css';

export interface TabLink {
  to: string;
  label: string;
  /** A smaller second line, such as a date or a count. */
  note?: string;
  current: boolean;
}

export interface TabLinksProps {
  /** The name of what the tabs select: `Days`. */
  label: string;
  items: TabLink[];
  /** For a few short tabs, which all fit on a phone without their notes. */
  fits?: boolean;
}

/** Tabs that are links: they work without JavaScript, and the address is their state. */
export function TabLinks({ label, items, fits = false }: TabLinksProps) {
  return (
    <nav className={styles.tab} aria-label={label} data-fits={fits ? '' : undefined}>
      <ul>
        {items.map((item) => (
          <li key={item.to}>
            <SiteLink to={item.to} aria-current={item.current ? 'true' : undefined}>
              <span>{item.label}</span>
              {item.note !== undefined && <small>{item.note}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

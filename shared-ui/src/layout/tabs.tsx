import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './tab.module.css';

export interface TabLink {
  to: string;
  label: string;
  /** A smaller second line: a date, a count. */
  note?: string;
  current: boolean;
}

export interface TabLinksProps {
  /** What the tabs choose: `Days`. */
  label: string;
  items: TabLink[];
  /** Few and short ones: all of them in view on a phone, where their notes are left out. */
  fits?: boolean;
}

/** Tabs that are links: they work without script, and their state is the address. */
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

import type { CSSProperties } from 'react';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './filter-chips.module.css';

export interface FilterChip {
  to: string;
  label: string;
  current: boolean;
  /** CSS variables for its colour; without them there is no swatch. */
  colour?: CSSProperties;
}

export interface FilterChipsProps {
  /** The name of what they choose: `Track`. */
  label: string;
  items: readonly FilterChip[];
  /** Whether the chips are one row on phones, which scrolls sideways. */
  scrolls?: boolean;
  /** Whether they belong to a page's facts: then they are a list, printed like the other facts, and no navigation landmark. */
  isFact?: boolean;
}

/** Filters as links: they work without JavaScript, and the address is the state. */
export function FilterChips({ label, items, scrolls = false, isFact = false }: FilterChipsProps) {
  const Kind = isFact ? 'div' : 'nav';
  return (
    <Kind
      className={styles.chips}
      aria-label={isFact ? undefined : label}
      data-scrolls={scrolls ? '' : undefined}
    >
      <ul>
        {items.map(({ to, label: words, current, colour }) => (
          <li key={to + words}>
            <SiteLink to={to} aria-current={current ? 'true' : undefined}>
              {colour && <i style={colour} />}
              {words}
            </SiteLink>
          </li>
        ))}
      </ul>
    </Kind>
  );
}

import type { CSSProperties } from 'react';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './filter-chips.module.css';

export interface FilterChip {
  to: string;
  label: string;
  current: boolean;
  /** Variables of its colour; without them there is no swatch. */
  colour?: CSSProperties;
}

export interface FilterChipsProps {
  /** What they choose: `Track`. */
  label: string;
  items: readonly FilterChip[];
  /** In one row that scrolls sideways on phones. */
  scrolls?: boolean;
  /** Among a page's facts they are a list, printed like the other facts, and no way around the page. */
  isFact?: boolean;
}

/** Filters as links: they work without script, and the address is the state. */
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

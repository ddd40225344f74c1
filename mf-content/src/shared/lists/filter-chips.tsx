import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

const Chips = styled.nav`
  min-width: 0;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
    padding: 0;
  }
  & a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding-inline: 14px;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 550;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  & a:hover {
    border-color: var(--ink);
  }
  & a[aria-current] {
    border-color: var(--ink);
    background: var(--ink);
    color: var(--paper);
  }
  & i {
    flex: none;
    width: 12px;
    height: 12px;
    background: var(--track);
    forced-color-adjust: none;
  }
  & small {
    font-size: inherit;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  @media ${mobileLayout} {
    &[data-scrolls] > ul {
      flex-wrap: nowrap;
      overflow-x: auto;
      scrollbar-width: none;
      margin-right: calc(-1 * var(--gutter));
      padding-right: var(--gutter);
    }
    &[data-scrolls] a {
      white-space: nowrap;
    }
  }
`;

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
  const kind = isFact ? ({ as: 'div' } as const) : { 'aria-label': label };
  return (
    <Chips {...kind} data-scrolls={scrolls ? '' : undefined}>
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
    </Chips>
  );
}

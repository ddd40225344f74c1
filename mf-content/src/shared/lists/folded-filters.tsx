import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '@summit/shared-ui/layout/icon';

const Folded = styled.details`
  flex: none;
  max-width: 100%;
  & > summary {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    padding-inline: 14px;
    border: 1.5px solid var(--ink);
    border-radius: var(--radius);
    font-size: var(--text-s);
    font-weight: 650;
    white-space: nowrap;
    list-style: none;
    cursor: pointer;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary:hover,
  &[open] > summary {
    background: var(--ink);
    color: var(--paper);
  }
  &[open] {
    flex-basis: 100%;
  }
  & > div {
    padding-block: 16px 12px;
  }
  @media print {
    display: none;
  }
`;

export interface FoldedFiltersProps {
  label: string;
  /** How many of the filters inside are active. */
  active: number;
  /** The form. */
  children: ReactNode;
}

/** A form of filters behind a button, so that the list itself begins in the first view; works without script. */
export function FoldedFilters({ label, active, children }: FoldedFiltersProps) {
  return (
    <Folded>
      <summary>
        <Icon name="search" />
        {active === 0 ? label : `${label} (${active})`}
      </summary>
      <div>{children}</div>
    </Folded>
  );
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  padding: 3px 9px;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  font-size: 0.8125rem;
  font-weight: 550;
  line-height: 1.35;
  overflow-wrap: anywhere;
  color: var(--ink);
  background: transparent;
  font-variant-numeric: tabular-nums;
  &[data-look='accent'] {
    color: var(--accent);
    background: var(--accent-wash);
    border-color: transparent;
  }
  &[data-look='gold'] {
    color: var(--on-gold);
    background: var(--gold-fill);
    border-color: transparent;
  }
  &[data-look='success'] {
    color: var(--success);
    background: var(--success-wash);
    border-color: transparent;
  }
  &[data-look='warning'] {
    color: var(--warning);
    background: var(--warning-wash);
    border-color: transparent;
  }
  &[data-look='danger'] {
    color: var(--danger);
    background: var(--danger-wash);
    border-color: transparent;
  }
`;

export interface TagProps {
  /** Gold is reserved for the awards. */
  tone?: 'plain' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short label: a track, a status, a category. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return <Label data-look={tone}>{children}</Label>;
}

import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export const StateBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  /* In the page's column also where nothing around it is. */
  width: min(100%, 100vw - 2 * var(--gutter), var(--page));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 48px);
  overflow-wrap: anywhere;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--sheet);
  & > :is(h2, h3, h4) {
    font-size: var(--h3);
  }
  & > p,
  & > div {
    max-width: 56ch;
  }
  /* Nothing is shown: that is a pause, marked by a rule, and no picture. */
  &[data-empty] {
    border-width: 1px 0;
    border-radius: 0;
    border-top: 3px solid var(--ink);
    padding-inline: 0;
    background: none;
  }
  /* The page's own statement: the rule of the page's title is right above it. */
  &[data-empty='page'] {
    border-top: 0;
    padding-top: 0;
  }
  & > .state-id {
    font-size: var(--text-s);
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & > .state-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 8px;
  }
`;

export interface EmptyStateProps {
  title: ReactNode;
  /** What to do now. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
}

/** Nothing to show: why, and what to do. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <StateBox data-empty={level === 2 ? 'page' : 'part'}>
      <Heading>{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className="state-actions">{action}</div>}
    </StateBox>
  );
}

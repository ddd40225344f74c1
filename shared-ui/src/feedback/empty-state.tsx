import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Motif } from '../motion/motif.tsx';
import { mobileLayout } from '../theme/layout-queries.ts';

export const StateBox = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  justify-items: start;
  /* In the page's column also where nothing around it is. */
  width: min(100%, 100vw - 2 * var(--gutter), var(--page));
  margin-inline: auto;
  padding: clamp(24px, 4vw, 48px);
  overflow: hidden;
  isolation: isolate;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  background: var(--sheet);
  & > :is(h2, h3, h4) {
    font-size: var(--h3);
  }
  & > p,
  & > div:not(.state-motif) {
    max-width: 56ch;
  }
  /* The drawing has a place of its own: lines behind words and buttons make them hard to read. */
  &:has(> .state-motif) > :not(.state-motif) {
    max-width: min(56ch, 58%);
  }
  & > .state-motif {
    position: absolute;
    z-index: -1;
    inset: 0 0 0 62%;
    color: var(--ink);
    opacity: 0.35;
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
  @media ${mobileLayout} {
    &:has(> .state-motif) > :not(.state-motif) {
      max-width: 100%;
    }
    & > .state-motif {
      position: static;
      order: 1;
      width: 100%;
      height: 72px;
    }
    & > .state-motif > svg {
      width: 100%;
      height: 100%;
    }
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
    <StateBox>
      <div className="state-motif">
        <Motif seed={7} variant="card" />
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className="state-actions">{action}</div>}
    </StateBox>
  );
}

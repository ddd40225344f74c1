import type { ComponentProps, ReactNode } from 'react';
import * as styles from './empty-state.module.css';

/** The box in which a page says that it is empty, or that something failed. */
export function StateBox(props: Omit<ComponentProps<'div'>, 'className'>) {
  return <div {...props} className={styles.stateBox} />;
}

export interface EmptyStateProps {
  title: ReactNode;
  /** What the visitor can do now. */
  children?: ReactNode;
  action?: ReactNode;
  level?: 2 | 3 | 4;
}

/** Says that there is nothing to show, why, and what to do. */
export function EmptyState({ title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <StateBox data-empty={level === 2 ? 'page' : 'part'}>
      <Heading>{title}</Heading>
      {children !== undefined && <div>{children}</div>}
      {action !== undefined && <div className={styles.stateActions}>{action}</div>}
    </StateBox>
  );
}

import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import * as styles from './notice.module.css';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  action?: ReactNode;
  /** Whether it is read out as soon as it appears; for responses to what the visitor just did. */
  live?: boolean;
  children?: ReactNode;
}

const marks = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** A message within the page. */
export function Notice({ tone = 'info', title, action, live = false, children }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={styles.box} data-tone={tone} role={live ? role : undefined}>
      <Icon name={marks[tone]} />
      <div className={styles.noticeWords}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className={styles.noticeAction}>{action}</div>}
    </div>
  );
}

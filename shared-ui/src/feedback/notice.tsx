import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Icon } from '../layout/icon.tsx';

export interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'danger';
  title?: ReactNode;
  action?: ReactNode;
  /** Read out at once when it appears; set it for messages that respond to what the visitor just did. */
  live?: boolean;
  children?: ReactNode;
}

const Box = styled.div`
  --edge: var(--accent);
  --ground: var(--accent-wash);
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 14px;
  padding: 16px 20px;
  background: var(--ground);
  border-top: 2px solid var(--edge);
  &[data-tone='success'] {
    --edge: var(--success);
    --ground: var(--success-wash);
  }
  &[data-tone='warning'] {
    --edge: var(--warning);
    --ground: var(--warning-wash);
  }
  &[data-tone='danger'] {
    --edge: var(--danger);
    --ground: var(--danger-wash);
  }
  & > svg {
    color: var(--edge);
    margin-top: 0.1em;
  }
  & ul {
    list-style: none;
  }
  & > .notice-words {
    display: grid;
    gap: 4px;
    min-width: 0;
  }
  & > .notice-words > strong {
    line-height: 1.4;
  }
  & > .notice-action {
    grid-column: 2;
    margin-top: 8px;
  }
`;

const marks = { info: 'info', success: 'check', warning: 'warning', danger: 'warning' } as const;

/** A message within the page. */
export function Notice({ tone = 'info', title, action, live = false, children }: NoticeProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Box data-tone={tone} role={live ? role : undefined}>
      <Icon name={marks[tone]} />
      <div className="notice-words">
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div>{children}</div>}
      </div>
      {action !== undefined && <div className="notice-action">{action}</div>}
    </Box>
  );
}

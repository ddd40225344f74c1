import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './sent-panel.module.css';

interface SentPanelProps {
  title: string;
  text: string;
  level?: 2 | 3;
  children?: ReactNode;
}

/** Replaces a form that was sent: it takes the focus, says what happens next, and offers further links. */
export function SentPanel({ title, text, level = 3, children }: SentPanelProps) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.panel} data-tone="ink" role="status">
      <span className={styles.sentSign} aria-hidden="true">
        <Icon name="check" size={36} />
      </span>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </div>
  );
}

import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '@summit/shared-ui/layout/icon';

const Panel = styled.div`
  --space: clamp(24px, 4vw, 48px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: end;
  justify-items: start;
  min-height: 320px;
  padding: var(--space);
  overflow-wrap: anywhere;
  background: var(--paper);
  color: var(--ink);
  & > .sent-sign {
    display: grid;
    place-items: center;
    width: 72px;
    height: 72px;
    margin-bottom: 24px;
    border-radius: 50%;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  & > :is(h2, h3) {
    font-size: var(--h2);
  }
  & > p {
    max-width: 46ch;
  }
`;

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
    <Panel data-tone="ink" role="status">
      <span className="sent-sign" aria-hidden="true">
        <Icon name="check" size={36} />
      </span>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </Panel>
  );
}

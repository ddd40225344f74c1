import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { Motif } from '@summit/shared-ui/motion/motif';

const Panel = styled.div`
  --space: clamp(24px, 4vw, 48px);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: end;
  justify-items: start;
  min-height: 320px;
  padding: 0 var(--space) var(--space);
  overflow: hidden;
  overflow-wrap: anywhere;
  background: var(--paper);
  color: var(--ink);
  /* A row of its own: lines behind words make them hard to read. */
  & > .sent-motif {
    justify-self: stretch;
    height: clamp(96px, 12vw, 150px);
    margin-inline: calc(-1 * var(--space));
    opacity: 0.6;
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
      <div className="sent-motif">
        <Motif seed={title} variant="card" />
      </div>
      <Heading ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <p>{text}</p>
      {children}
    </Panel>
  );
}

import styled from '@emotion/styled';
import { Motif } from '@summit/shared-ui/motion/motif';
import { useEffect, useRef, type ReactNode } from 'react';

const Panel = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: end;
  justify-items: start;
  min-height: 320px;
  padding: clamp(24px, 4vw, 48px);
  overflow: hidden;
  overflow-wrap: anywhere;
  isolation: isolate;
  background: var(--paper);
  color: var(--ink);
  & > .sent-motif {
    position: absolute;
    z-index: -1;
    inset: 0 0 30%;
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

/** In place of a form that was sent: it takes the focus, says what happens next, and offers what comes after. */
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

import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Container } from '@summit/shared-ui/layout/container';

const Band = styled.section`
  padding-block: var(--section);
  overflow-wrap: anywhere;
  background: var(--wash);
  /* Two muted bands in a row look like one in the dark theme. */
  [data-tone='ink'] + & {
    background: var(--paper);
    border-top: 1px solid var(--line-strong);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    justify-items: start;
  }
  & h2 {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.95;
    letter-spacing: -0.045em;
    max-width: 11em;
  }
  & .closing-actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 12px 32px;
  }
`;

interface ClosingBandProps {
  title: string;
  lead?: string;
  /** One button, perhaps with a quieter link. */
  children: ReactNode;
}

/** The end of a page: one sentence in the largest type, and what to do now. */
export function ClosingBand({ title, lead, children }: ClosingBandProps) {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <Container>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <div className="closing-actions">{children}</div>
      </Container>
    </Band>
  );
}

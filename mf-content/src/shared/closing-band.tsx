import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import { Motif } from '@summit/shared-ui/motion/motif';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

const Band = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  padding-block: var(--section);
  overflow-wrap: anywhere;
  background: var(--wash);
  & > div:not(.closing-motif) {
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
  & > .closing-motif {
    position: absolute;
    z-index: -1;
    inset: 0 0 0 50%;
    color: var(--ink);
    opacity: 0.28;
    mask-image: linear-gradient(to right, transparent, #000 60%);
  }
  @media ${mobileLayout} {
    & > .closing-motif {
      display: none;
    }
  }
`;

interface ClosingBandProps {
  title: string;
  lead?: string;
  motifSeed?: number;
  /** One button, perhaps with a quieter link. */
  children: ReactNode;
}

/** The end of a page: one sentence in the largest type, and what to do now. */
export function ClosingBand({ title, lead, motifSeed = 2027, children }: ClosingBandProps) {
  const id = useId();
  return (
    <Band aria-labelledby={id}>
      <div className="closing-motif">
        <Motif seed={`${motifSeed} ${title}`} variant="card" />
      </div>
      <Container>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <div className="closing-actions">{children}</div>
      </Container>
    </Band>
  );
}

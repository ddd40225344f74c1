import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';

const Band = styled.header`
  padding-block: clamp(32px, 5vw, 72px) clamp(140px, 16vw, 220px);
  background: var(--paper);
  color: var(--ink);
  & .welcome-words {
    display: grid;
    gap: 16px;
  }
  & h1 {
    font-size: var(--display);
    letter-spacing: -0.045em;
    line-height: 0.92;
  }
  & .eyebrow {
    color: inherit;
  }
  & .welcome-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 8px;
  }
`;

interface WelcomeBandProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: ReactNode;
}

/** The headline: as large as anything on this site, in the season's colour. The ticket overlaps its lower edge. */
export function WelcomeBand({ eyebrow, title, lead, actions }: WelcomeBandProps) {
  return (
    <Band data-tone="accent" className="no-print">
      <Container>
        <div className="welcome-words">
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className="welcome-actions">{actions}</div>
        </div>
      </Container>
    </Band>
  );
}

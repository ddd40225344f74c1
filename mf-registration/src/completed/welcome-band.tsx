import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './welcome-band.module.css';

interface WelcomeBandProps {
  eyebrow: string;
  title: string;
  lead: string;
  actions: ReactNode;
}

/** The headline: as large as anything on this site, in the season's colour. The ticket overlaps its lower edge. */
export function WelcomeBand({ eyebrow, title, lead, actions }: WelcomeBandProps) {
  return (
    <header data-tone="accent" className={`${styles.band} no-print`}>
      <Container>
        <div className={styles.welcomeWords}>
          <p className="eyebrow">{eyebrow}</p>
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <div className={styles.welcomeActions}>{actions}</div>
        </div>
      </Container>
    </header>
  );
}

import { type ReactNode, useId } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './closing-band.module.css';

interface ClosingBandProps {
  title: string;
  lead?: string;
  /** One button, optionally with a less prominent link. */
  children: ReactNode;
}

/** The end of a page: a sentence in the largest type, and the next action. */
export function ClosingBand({ title, lead, children }: ClosingBandProps) {
  const id = useId();
  return (
    <section className={styles.band} aria-labelledby={id}>
      <Container>
        <h2 id={id}>{title}</h2>
        {lead !== undefined && <p className="lead">{lead}</p>}
        <div className={styles.closingActions}>{children}</div>
      </Container>
    </section>
  );
}

import type { ReactNode } from 'react';
import * as styles from './ticket-place.module.css';

/** The place of the ticket, which overlaps the lower edge of the band above it. */
export function TicketPlace({ children }: { children: ReactNode }) {
  return <div className={styles.ticketPlace}>{children}</div>;
}

import { Button } from '@summit/shared-ui/actions/button';
import { formatPrice } from '@summit/shared-ui/display/price';
import type { TicketPackage } from '../shared/ticket/tickets.ts';
import * as styles from './ticket-bar.module.css';

interface TicketBarProps {
  ticket: TicketPackage;
  busy: boolean;
  label: string;
  note: string;
}

/** The chosen ticket and its price, always in view, with the button that submits the choice. */
export function TicketBar({ ticket, busy, label, note }: TicketBarProps) {
  return (
    <div className={styles.bar} data-tone="ink" data-above-covered>
      <p aria-live="polite">
        <span>{ticket.name}</span>
        <strong>{formatPrice(ticket.price, ticket.currency)}</strong>
        <small>{note}</small>
      </p>
      <Button type="submit" size="large" busy={busy} busyLabel="One moment">
        {label}
      </Button>
    </div>
  );
}

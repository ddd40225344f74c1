import styled from '@emotion/styled';
import { Button } from '@summit/shared-ui/actions/button';
import { formatPrice } from '@summit/shared-ui/layout/price';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { TicketPackage } from '../shared/ticket/tickets.ts';

const Bar = styled.div`
  position: sticky;
  z-index: 5;
  /* Above what lies over the lower edge of the window, such as the cookie alert. */
  bottom: var(--covered-below, 0px);
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  padding: 16px 24px;
  margin-inline: calc(-1 * var(--gutter));
  background: var(--paper);
  color: var(--ink);
  & > p {
    display: grid;
    min-width: 0;
    line-height: 1.25;
  }
  & strong {
    font-size: var(--h3);
    font-weight: 750;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
  & small {
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    margin-inline: 0;
    border-radius: var(--radius);
  }
  @media (max-width: 599px) {
    padding: 12px var(--gutter);
    & small {
      display: none;
    }
    & > button {
      flex: none;
    }
  }
`;

interface TicketBarProps {
  ticket: TicketPackage;
  busy: boolean;
  label: string;
  note: string;
}

/** The chosen ticket and its price, always in view, with the button that submits the choice. */
export function TicketBar({ ticket, busy, label, note }: TicketBarProps) {
  return (
    <Bar data-tone="ink" data-above-covered>
      <p aria-live="polite">
        <span>{ticket.name}</span>
        <strong>{formatPrice(ticket.price, ticket.currency)}</strong>
        <small>{note}</small>
      </p>
      <Button type="submit" size="large" busy={busy} busyLabel="One moment">
        {label}
      </Button>
    </Bar>
  );
}

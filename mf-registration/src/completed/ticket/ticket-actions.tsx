import * as ticketCalls from '@summit/contract/calls/tickets';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useAddressOf } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import type { CompletedTexts } from '../use-completed-texts.ts';
import type { OwnTicket } from './ticket.tsx';

interface TicketActionsProps {
  ticket: OwnTicket;
  texts: CompletedTexts;
  /** The token of the link that opened the page; without it, the owner is logged in. */
  link?: string;
}

/** What can be done with a ticket, besides showing it at the door. */
export function TicketActions({ ticket, texts, link }: TicketActionsProps) {
  const getAddress = useAddressOf();
  const { hasAppleWallet, googleWalletUrl, isPaid, token } = ticket;
  return (
    <>
      <CalendarLink ticket={ticket} texts={texts} />
      {hasAppleWallet && (
        <ButtonLink to={getAddress(getFile(ticketCalls.applePass, token))} variant="secondary" icon="ticket">
          {texts['registrationCompleted.apple']}
        </ButtonLink>
      )}
      {googleWalletUrl && (
        <ButtonLink to={googleWalletUrl} variant="secondary" icon="ticket">
          {texts['registrationCompleted.google']}
        </ButtonLink>
      )}
      {isPaid && (
        <ButtonLink to={href(pages.registrationInvoice, { search: { ticket: link } })} variant="quiet">
          {texts['registrationCompleted.invoice']}
        </ButtonLink>
      )}
      <Button variant="quiet" icon="ticket" onClick={() => window.print()}>
        {texts['registrationCompleted.print']}
      </Button>
    </>
  );
}

/** The days of the event and the opening of the doors, for any calendar. */
export function CalendarLink({ ticket, texts }: Pick<TicketActionsProps, 'ticket' | 'texts'>) {
  const getAddress = useAddressOf();
  return (
    <ButtonLink
      to={getAddress(getFile(ticketCalls.ticketCalendar, ticket.token))}
      download="ticket.ics"
      variant="secondary"
      icon="calendar"
    >
      {texts['registrationCompleted.calendar']}
    </ButtonLink>
  );
}

/** A file of a ticket opens by the ticket's token: a link cannot send a login. */
function getFile({ path }: { path: string }, token: string): string {
  return `${path}?${new URLSearchParams({ ticket: token })}`;
}

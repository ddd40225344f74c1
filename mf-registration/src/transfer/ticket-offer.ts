import type * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { TransferTexts } from './use-transfer-texts.ts';

export type TicketOffer = ResponseOf<(typeof ticketTransferCalls)['ticketOffer']>;

/** The props that both forms for taking a ticket have in common. */
export interface TakingProps {
  token: string;
  offer: TicketOffer;
  texts: TransferTexts;
  /** Called while it is being sent, because the session it begins must not interrupt it. */
  onSending: (sending: boolean) => void;
  /** Called when the ticket is theirs, and they are signed in. */
  onTaken: () => void;
  /** Handles the refusals of the ticket. True when it was one of them. */
  refuse: (error: unknown) => boolean;
}

import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { type Capability, serve } from '../platform/serve.ts';
import { findUsable } from '../transfer-records/transfers.queries.ts';
import { accountOf } from './colleague.queries.ts';
import { offerTicketWith, withdrawOfferWith } from './offer-ticket.ts';
import { takeTicketWith, takeWithAccountWith } from './take-ticket.ts';
import { ticketNameOf } from './ticket-name.queries.ts';

/** Giving a ticket to a colleague. */
export const ticketTransfers: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, ticketTransferCalls, {
    offerTicket: offerTicketWith(platform),
    withdrawTicketOffer: withdrawOfferWith(platform),

    ticketOffer: async ({ query, fail }) => {
      const { offer, holder } = (await findUsable(db, query.token, clock.now())) ?? fail('transfer-0001');
      const { firstName, lastName, email, expiresAt } = offer;
      return {
        ...{ firstName, lastName, email },
        holderName: `${holder.firstName} ${holder.lastName}`,
        ticketName: await ticketNameOf(db, holder),
        company: holder.company,
        hasAccount: (await accountOf(db, offer)) !== null,
        expiresAt: expiresAt.toISOString(),
      };
    },

    takeTicket: takeTicketWith(platform),
    takeTicketWithAccount: takeWithAccountWith(platform),
  });
};

import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { type Capability, serve } from '../../platform/serve.ts';
import { findUsable } from '../public/transfers.queries.ts';
import { getAccount } from './colleague.ts';
import { createOfferTicketHandler, createWithdrawOfferHandler } from './offer-ticket.ts';
import { createTakeTicketHandler, createTakeWithAccountHandler } from './take-ticket.ts';
import { getTicketName } from './ticket-name.ts';

/** Giving a ticket to a colleague. */
export const ticketTransfers: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, ticketTransferCalls, {
    offerTicket: createOfferTicketHandler(platform),
    withdrawTicketOffer: createWithdrawOfferHandler(platform),

    ticketOffer: async ({ query, fail }) => {
      const { offer, holder } = (await findUsable(db, query.token, clock.now())) ?? fail('transfer-0001');
      const { firstName, lastName, email, expiresAt } = offer;
      return {
        ...{ firstName, lastName, email },
        holderName: `${holder.firstName} ${holder.lastName}`,
        ticketName: await getTicketName(db, holder),
        company: holder.company,
        hasAccount: (await getAccount(db, offer)) !== null,
        expiresAt: expiresAt.toISOString(),
      };
    },

    takeTicket: createTakeTicketHandler(platform),
    takeTicketWithAccount: createTakeWithAccountHandler(platform),
  });
};

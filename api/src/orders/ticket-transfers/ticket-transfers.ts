import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { getUsable } from '../public/transfers.queries.ts';
import { getAccount } from './colleague.ts';
import { createOfferTicketHandler, createWithdrawOfferHandler } from './offer-ticket.ts';
import { createTakeTicketHandler, createTakeWithAccountHandler } from './take-ticket.ts';
import { getTicketName } from './ticket-name.ts';

/** The calls that transfer a ticket to a colleague. */
export const ticketTransfers: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, ticketTransferCalls, {
    offerTicket: createOfferTicketHandler(platform),
    withdrawTicketOffer: createWithdrawOfferHandler(platform),

    ticketOffer: async ({ query }) => {
      const { offer, holder } = await getUsable(db, query.token, timeItself(clock));
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

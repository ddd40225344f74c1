import * as ticketCalls from '@summit/contract/calls/tickets';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { cachedResponse } from '../../platform/responses/cached-response.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { listCancelledNumbers } from '../public/cancelled-tickets.queries.ts';
import { issueTicket, readEventDays } from '../public/issued-ticket.ts';
import { ticketCalendar } from './ticket-calendar.ts';
import { acceptedPems } from './ticket-keys.ts';
import {
  cancelledTicketOfLink,
  getTicketToken,
  ownerOfPapers,
  ownerOfTicketLink,
} from './ticket-owner.queries.ts';
import { drawQr } from './ticket-qr.ts';
import { applePass } from './wallets/apple-pass.ts';
import { createGoogleWallet } from './wallets/google-wallet.ts';

/** How old the list for the doors may be, in seconds; it says how old it is. */
const checkListSeconds = 5;

/** Tickets: for their owners, by login or by link, and what devices at the door need to check them. */
export const tickets: Capability = async (app, platform) => {
  const { db, clock, config } = platform;
  const { googleWallet } = config;
  const googleLink = googleWallet && (await createGoogleWallet(googleWallet, config.siteOrigin));

  const getTicket = async (owner: AttendeeRow | null) =>
    owner?.registrationStatus === 'Completed' ? issueTicket(db, config, owner, clock.now()) : null;
  const ticketByLink = async (token: string) => getTicket(await ownerOfTicketLink(platform, token));

  // A calendar that has the ticket removes it by the same link.
  const cancelledByLink = async (token: string) => {
    const cancelled = await cancelledTicketOfLink(platform, token);
    return cancelled && { ...(await readEventDays(db)), ...cancelled };
  };

  serve(app, ticketCalls, {
    ticket: async ({ query, signedIn, fail }) => {
      const owner = await ownerOfPapers(platform, query.ticket, signedIn);
      const ticket = await getTicket(owner);
      if (!owner || !ticket) return fail(query.ticket || owner ? 'cqrs-0009' : 'authorization-0001');
      const { firstName, lastName, jobTitle, company, attendeeType } = owner;
      const { number, category, packageName, isPaid, code } = ticket;
      return {
        ...{ number, code, packageName, isPaid, firstName, lastName, jobTitle, company, attendeeType },
        categoryName: category.name,
        qr: drawQr(code),
        token: getTicketToken(platform, owner),
        hasAppleWallet: config.appleWallet !== null,
        googleWalletUrl: (await googleLink?.(ticket)) ?? null,
      };
    },

    ticketCalendar: async ({ query, reply, fail }) => {
      const ticket =
        (await ticketByLink(query.ticket)) ?? (await cancelledByLink(query.ticket)) ?? fail('cqrs-0009');
      reply.header('content-disposition', 'attachment; filename="ticket.ics"');
      return ticketCalendar(ticket, config.siteOrigin);
    },

    applePass: async ({ query, reply, fail }) => {
      const signing = config.appleWallet ?? fail('route-0001');
      const ticket = (await ticketByLink(query.ticket)) ?? fail('cqrs-0009');
      reply.header('content-disposition', 'attachment; filename="ticket.pkpass"');
      return applePass(signing, ticket);
    },

    ticketCheckList: cachedResponse('attendees', checkListSeconds, async () => ({
      ...acceptedPems(config),
      asOf: clock.now().toISOString(),
      cancelled: await listCancelledNumbers(db),
    })),
  });
};

import { eq } from 'drizzle-orm';
import * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import * as packageCalls from '@summit/contract/calls/packages';
import * as ticketTransferCalls from '@summit/contract/calls/ticket-transfers';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { packagePlaces } from '../../orders/packages/packages.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import { openPaymentVisit } from './payment-visit.ts';

const { offerTicket, withdrawTicketOffer, ticketOffer, takeTicket, takeTicketWithAccount } =
  ticketTransferCalls;

/** The colleague to whom tests offer tickets. */
export const colleague = {
  firstName: 'Orla',
  lastName: 'Finch',
  email: 'orla@farnley.example',
  understood: true,
};

/** The colleague's input. */
export const account = {
  firstName: 'Orla',
  lastName: 'Finch',
  phone: '+44 20 7946 0958',
  company: 'Farnley',
  jobTitle: 'Treasurer',
  country: 'GB',
  password: 'Summit2027',
  termsAccepted: true,
};

export const getAddress = (name: DemoAccountName) => `${name}@demo.summit.example`;

export type TransferVisit = Awaited<ReturnType<typeof openTransferVisit>>;

/** The whole API with its payment sandbox, and the calls by which a ticket changes hands. */
export async function openTransferVisit() {
  const visit = await openPaymentVisit();
  const { api } = visit;
  const emails = () => api.app.platform.mail.list(api.db, 20);

  const offer = (token: string, change: Partial<typeof colleague> = {}) =>
    api.call(offerTicket, { token, body: { ...colleague, ...change } });

  /** The token of the last link emailed to a colleague. */
  async function mailedToken(): Promise<string> {
    const mail = (await emails()).find(({ topic }) => topic === 'ticket-offered');
    return /ticket-transfer\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  }

  return {
    ...visit,
    offer,
    mailedToken,
    mails: async () => (await emails()).map(({ to, topic }) => [to, topic]),
    getRow: async (email: string) => {
      const [row] = await api.db.select().from(attendees).where(eq(attendees.email, email));
      if (!row) throw new Error(`There is no ${email}`);
      return row;
    },
    change: async (name: DemoAccountName, change: Partial<typeof attendees.$inferInsert>) => {
      await api.db
        .update(attendees)
        .set(change)
        .where(eq(attendees.email, getAddress(name)));
    },
    own: async (token: string) => (await api.call(myRegistrationCalls.ownRegistration, { token })).body,
    withdraw: (token: string) => api.call(withdrawTicketOffer, { token }),
    take: (token: string) => api.call(takeTicket, { body: { token, ...account } }),
    takeAsKnown: (token: string) => api.call(takeTicketWithAccount, { body: { token } }),
    read: (token: string) => api.call(ticketOffer, { query: { token } }),
    /** The number of taken places, and of places left in each package. */
    places: async () => [
      (await api.db.select().from(packagePlaces)).length,
      (await api.call(packageCalls.packages)).body.packages.map(({ placesLeft }) => placesLeft),
    ],
    /** An account's ticket, offered to the colleague. */
    offered: async (name: DemoAccountName, change: Partial<typeof colleague> = {}) => {
      const holder = await api.loginAs(name);
      const { code } = await offer(holder, change);
      if (code) throw new Error(code);
      return { holder, token: await mailedToken() };
    },
    /** package@ with a paid VIP ticket of £295. */
    paidTicket: async () => {
      const token = await visit.choosePaid();
      await visit.payWith(await visit.openCardPage(token), 'approve');
      return token;
    },
  };
}

import { eq } from 'drizzle-orm';
import * as conversationCalls from '@summit/contract/calls/conversations';
import * as messagingCalls from '@summit/contract/calls/messaging';
import { findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export const buyerEmail = 'buy@demo.summit.example';
export const sellerEmail = 'sell@demo.summit.example';
export const speakerEmail = 'speaker@fresh.example';

/** The identification of a conversation in a call. */
interface Named {
  token?: string;
  id?: string;
}

/** The token in the latest message email to an address; empty without one. */
export async function conversationTokenFor(api: TestApp, address: string): Promise<string> {
  const mails = await api.app.platform.mail.list(api.db, 200);
  const mail = mails.find(({ to, topic }) => to === address && topic === 'message');
  return /\/messages\?token=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

/** An API with a buyer who writes, and a seller and a speaker as recipients. */
export async function openConversationVisit() {
  const api = await openTestApp();
  const [buyer, seller] = [await api.loginAs('buy'), await api.loginAs('sell')];
  const sellerId = (await findAttendeeByEmail(api.db, sellerEmail))?.id ?? '';
  const getLink = (email: string) => conversationTokenFor(api, email);
  const writeToSeller = (message = 'Shall we meet?', token = buyer) =>
    api.call(messagingCalls.messageAttendee, {
      body: { receiverId: sellerId, message },
      token,
      captcha: true,
    });

  return {
    api,
    buyer,
    seller,
    sellerId,
    writeToSeller,
    /** Writes to the seller, and returns what names the conversation in the seller's email. */
    async reachSeller(message?: string) {
      await writeToSeller(message);
      return { token: await getLink(sellerEmail) };
    },
    async writeToSpeaker() {
      const [speaker] = await api.db.select().from(speakers).where(eq(speakers.status, 'Published'));
      const receiverId = speaker?.id ?? '';
      const reachable = { canReceiveMessages: true, email: speakerEmail };
      await api.db.update(speakers).set(reachable).where(eq(speakers.id, receiverId));
      const body = { receiverId, message: 'A question about your talk' };
      return api.call(messagingCalls.messageSpeaker, { body, token: buyer, captcha: true });
    },
    read: (query: Named & { before?: string }, token?: string) =>
      api.call(conversationCalls.conversation, { query: { ...query }, token }),
    answer: (named: Named, message: string, token?: string) =>
      api.call(conversationCalls.answerConversation, { body: { ...named, message }, token }),
    change: (named: Named, wanted: string, token?: string, more: object = {}) =>
      api.call(conversationCalls.changeConversation, { body: { ...named, change: wanted, ...more }, token }),
    list: async (token: string) => (await api.call(conversationCalls.conversations, { token })).body,
    /** The id of an attendee's latest conversation. */
    async idFor(token: string) {
      const { body } = await api.call(conversationCalls.conversations, { token });
      return body.conversations[0]?.id ?? '';
    },
    unread: async (token: string) =>
      (await api.call(conversationCalls.unreadMessages, { token })).body.unread,
    getLink,
  };
}

export type ConversationVisit = Awaited<ReturnType<typeof openConversationVisit>>;

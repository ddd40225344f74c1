import * as conversationCalls from '@summit/contract/calls/conversations';
import type { SignedInAttendee } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { changeConversation } from './change-conversation.queries.ts';
import { countUnread, listConversations, readConversation } from './conversation-view.queries.ts';
import { deliverMessage } from './deliver-message.queries.ts';
import { liveConversations } from './live-conversations.ts';
import { findParty, type Party } from './party.ts';
import { receiptOr } from './receipt.ts';
import { hasStopped, setStopped } from './stops.queries.ts';
import { getRef, otherSide } from './threads.queries.ts';

interface Asking {
  signedIn: () => Promise<SignedInAttendee | null>;
}

/** The calls for reading messages and replying to them, by the link of an email or signed in. */
export const conversations: Capability = (app, platform) => {
  const { db, clock, responseCache } = platform;

  /** Whether the reader is signed in as the person of the party. A session that has ended counts as none. */
  async function isSignedInAs({ me }: Party, { signedIn }: Asking): Promise<boolean> {
    const attendee = await signedIn().catch(() => null);
    return me.kind === 'Attendee' && attendee?.id === me.id;
  }

  async function shownTo(party: Party, asking: Asking, before?: string) {
    return readConversation(platform, party, { isSignedIn: await isSignedInAs(party, asking), before });
  }

  async function getParty(named: { token?: string; id?: string }, { signedIn }: Asking): Promise<Party> {
    const party = await findParty(platform, { named, signedIn });
    if (party === 'anonymous') throw new Failure('authorization-0001');
    if (!party) throw new Failure('conversation-0001');
    return party;
  }

  serve(app, conversationCalls, {
    conversation: async ({ query, ...asking }) =>
      shownTo(await getParty(query, asking), asking, query.before),

    answerConversation: async ({ body, fail, ...asking }) => {
      const party = await getParty(body, asking);
      const { thread, side, me } = party;
      const to = getRef(thread, otherSide(side));
      const sent = await deliverMessage(platform, { from: me, to, text: body.message });
      receiptOr(sent, 'conversation-0002', fail);
      return shownTo(party, asking);
    },

    changeConversation: async ({ body, ...asking }) => {
      const party = await getParty(body, asking);
      await changeConversation(platform, party, body);
      // The list of attendees shows with envelopes who can be written to.
      if (body.change === 'stop' || body.change === 'resume') responseCache.drop('attendees');
      return shownTo(await getParty(body, asking), asking);
    },

    conversations: async ({ attendee, query }) => ({
      ...(await listConversations(platform, attendee.id, query.before)),
      isStopped: await hasStopped(db, { kind: 'Attendee', ...attendee }),
    }),

    unreadMessages: async ({ attendee }) => {
      const counts = [...(await countUnread(db, attendee.id)).values()];
      return { unread: counts.reduce((sum, count) => sum + count, 0) };
    },

    receiveMessages: async ({ attendee, body }) => {
      const { isStopped } = body;
      const me = { kind: 'Attendee', ...attendee } as const;
      await db.transaction((tx) => setStopped(tx, me, isStopped, clock.now()));
      responseCache.drop('attendees');
      return { isStopped };
    },
  });

  liveConversations(app, platform);
};

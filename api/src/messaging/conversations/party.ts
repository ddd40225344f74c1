import { isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { isTokenOf, readConversationToken } from './conversation-token.ts';
import { findPerson, type Person } from './people.queries.ts';
import { findThread, getRef, sideOfAttendee, type ThreadSide } from './threads.queries.ts';

/** A person with one of their conversations. Conversations are read only through this, so that others cannot. */
export interface Party extends ThreadSide {
  me: Person;
}

/** The reference of a call to a conversation: the token of an email, or an id for a signed-in attendee. */
interface Named {
  token?: string;
  id?: string;
}

type Needs = Pick<Platform, 'config'> & { db: Db };

/** The party that a token identifies; null for a forged token, or one for an earlier address. */
export async function findPartyByToken(needs: Needs, token: string): Promise<Party | null> {
  const named = readConversationToken(token);
  const thread = named && (await findThread(needs.db, named.threadId));
  if (!thread) return null;
  const me = await findPerson(needs, getRef(thread, named.side));
  if (!me) return null;
  const isTheirs = isSignedHere(needs.config, (secret) => isTokenOf(token, named, me.email, secret));
  if (!isTheirs) return null;
  return { thread, side: named.side, me };
}

/** The party that a signed-in attendee is in a conversation; null when it is none of theirs. */
export async function findPartyOfAttendee(
  needs: Needs,
  threadId: string,
  attendee: Pick<SignedInAttendee, 'id'>,
): Promise<Party | null> {
  const thread = await findThread(needs.db, threadId);
  const side = thread && sideOfAttendee(thread, attendee.id);
  const me = side && (await findPerson(needs, { kind: 'Attendee', id: attendee.id }));
  return thread && side && me ? { thread, side, me } : null;
}

interface Asking {
  named: Named;
  signedIn: () => Promise<SignedInAttendee | null>;
}

/** The party that a call names. A token suffices, even if someone else is signed in. */
export async function findParty(platform: Platform, asking: Asking): Promise<Party | null | 'anonymous'> {
  const { token, id } = asking.named;
  if (token) return findPartyByToken(platform, token);
  const attendee = await asking.signedIn();
  return attendee ? findPartyOfAttendee(platform, id ?? '', attendee) : 'anonymous';
}

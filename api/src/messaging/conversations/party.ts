import { isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { isTokenOf, readConversationToken } from './conversation-token.ts';
import { findPerson, type Person } from './people.queries.ts';
import { findThread, getRef, sideOfAttendee, type ThreadSide } from './threads.queries.ts';

/** Somebody with a conversation of theirs: the only way to one, so that nobody but its two people has any. */
export interface Party extends ThreadSide {
  me: Person;
}

/** How a call names a conversation: by the token of an email, or by an id for who is signed in. */
interface Named {
  token?: string;
  id?: string;
}

type Needs = Pick<Platform, 'config'> & { db: Db };

/** The party that a token stands for; null for one that was not made for it, or for another address than now. */
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

/** The party that a call names. A token counts by itself, no matter who is signed in beside it. */
export async function findParty(platform: Platform, asking: Asking): Promise<Party | null | 'anonymous'> {
  const { token, id } = asking.named;
  if (token) return findPartyByToken(platform, token);
  const attendee = await asking.signedIn();
  return attendee ? findPartyOfAttendee(platform, id ?? '', attendee) : 'anonymous';
}

import type * as calls from '@summit/contract/calls/organise-check-in';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import type { TicketPublicKey } from '../tickets/ticket-keys.ts';
import { admit, type Outcome } from './admit.ts';

type ToSettle = BodyOf<typeof calls.settleAdmissions>;

/**
 * Stores the admissions that a device made offline, one after the other in the order in which they happened. Each is a
 * separate transaction: stored ones stay stored when the connection breaks again, and get the same response next time.
 */
export async function settle(
  db: Db,
  keys: readonly TicketPublicKey[],
  organiser: SignedInOrganiser,
  { admissions, door, device }: ToSettle,
  now: Date,
) {
  const outcomes: ({ id: string } & Outcome)[] = [];
  const inOrder = admissions.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
  for (const { id, code, at, organiserId } of inOrder) {
    // The clock of a device may be ahead, but no one was admitted in the future.
    const moment = earlier(new Date(at), now);
    const attempt = { id, code, door, device, at: moment, isOffline: true, organiserId };
    const outcome = await db
      .transaction((tx) => admit(tx, keys, organiser, attempt, now))
      .catch((error: unknown) => {
        if (error instanceof Failure && error.code === 'check-in-0002') return unreadable;
        throw error;
      });
    outcomes.push({ id, ...outcome });
  }
  return outcomes;
}

/** The outcome of an id that another ticket has: the device is informed, and the other admissions are settled. */
const unreadable: Outcome = { verdict: 'unknown', guest: null, entry: null };

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}

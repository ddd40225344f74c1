import * as limits from '@summit/contract/limits/limits';
import { lockAttendee } from '../../../people/public/attendees.queries.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { changeHold, findPlaceWithPackage } from '../../public/places.queries.ts';
import { extendableUntil } from './extendable-until.ts';

/** Holds the attendee's place for another full period from now on, as often as `limits.maxPlaceHoldTime` allows. */
export async function extendHold(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  attendeeId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAttendee(tx, attendeeId);
    const found = await findPlaceWithPackage(tx, attendeeId);
    const { heldUntil } = found?.place ?? {};
    if (!found || !heldUntil) throw new Failure('payment-0001');
    const now = clock.now();
    if (heldUntil <= now) throw new Failure('package-0003');
    const wanted = new Date(now.getTime() + limits.placeHoldTime);
    const last = extendableUntil(found.place);
    const until = wanted > last ? last : wanted;
    // Extending never shortens what was promised.
    if (until > heldUntil) await changeHold(tx, attendeeId, { heldUntil: until });
  });
}

import type * as awardsCalls from '@summit/contract/calls/awards';
import type { BodyOf, ErrorOf, ResponseOf } from '@summit/contract/requests/call';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { nominationsAreOpen, readSeason } from '../season.ts';
import { areCategoriesOf } from './nomination-categories.queries.ts';
import { mailNominationContact } from './nomination-contacts.queries.ts';
import { storeNomination } from './nominations.queries.ts';

type NominateCall = typeof awardsCalls.nominate;
interface NominateInput {
  body: BodyOf<NominateCall>;
  attendee: SignedInAttendee;
  fail: (code: ErrorOf<NominateCall>) => never;
}

/** Takes a nomination: one of each attendee in a season and track. */
export async function nominate(
  platform: Platform,
  { body, attendee, fail }: NominateInput,
): Promise<ResponseOf<NominateCall>> {
  const { db, clock } = platform;
  if (attendee.registrationStatus !== 'Completed') return fail('nomination-0002');
  const season = await readSeason(db);
  if (!nominationsAreOpen(season, body.awardsType)) return fail('nomination-0001');
  if (!(await areCategoriesOf(db, body.awardsType, body.categoryIds))) return fail('cqrs-0009');
  const stored = await storeNomination(db, {
    attendeeId: attendee.id,
    year: season.year,
    nomination: body,
    now: clock.now(),
    alongside: async (tx, { id, contactEmail }) => {
      if (contactEmail === null) return;
      const named = { nominationId: id, year: season.year, contactEmail, ownEmail: attendee.email };
      await mailNominationContact(platform, tx, named);
    },
  });
  return stored ? { id: stored.id, nominatedAt: stored.nominatedAt.toISOString() } : fail('fm.cms-0122');
}

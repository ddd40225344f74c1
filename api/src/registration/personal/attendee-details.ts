import type * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { ResponseOf } from '@summit/contract/requests/call';
import { findChosenPackage } from '../../orders/public/places.queries.ts';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory, toCategory } from '../../people/public/categories.queries.ts';
import { namedTags, readTagNames } from '../../people/public/tag-names.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import { findInvitationOfPass } from '../public/vip.queries.ts';

export type AttendeeDetails = ResponseOf<typeof attendeeSelfCalls.attendeeDetails>;

/** Everything an attendee sees about themselves; null when there is no such attendee. */
export async function readAttendeeDetails(db: Db, id: string, now: Date): Promise<AttendeeDetails | null> {
  const attendee = await findAttendee(db, id);
  const category = attendee && (await findCategory(db, attendee.categoryId));
  if (!attendee || !category) return null;
  const chosen = await findChosenPackage(db, id, now);
  const {
    attendeeType,
    firstName,
    lastName,
    email,
    phone,
    jobTitle,
    company,
    country,
    imageUrl,
    imageStatus,
  } = attendee;
  const { registrationStatus, invitedByAttendeeId, isInTop, profile, tags, ticketNumber } = attendee;
  return {
    id,
    attendeeType,
    firstName,
    lastName,
    email,
    phone,
    jobTitle,
    company,
    country,
    image: { imageUrl, imageStatus },
    registrationStatus,
    invitedByAttendeeId,
    isInTop,
    category: toCategory(category),
    tags: namedTags(tags, await readTagNames(db)),
    accountManagerEmail: profile.accountManagerEmail ?? null,
    vatId: profile.vatId ?? null,
    userName: profile.userName ?? null,
    pass: await getPass(db, attendee),
    package: chosen && { type: chosen.type, name: chosen.name, kind: chosen.kind },
    ticketNumber: registrationStatus === 'Completed' ? ticketNumber : null,
  };
}

/** The invitation by which an attendee with a pass registers. */
async function getPass(db: Db, attendee: AttendeeRow): Promise<AttendeeDetails['pass']> {
  const kind = kindOfAttendee(attendee);
  const comesOnPass = kind !== null && registrationKinds[kind].category === 'passes';
  const known = comesOnPass && (await findInvitationOfPass(db, attendee.id));
  if (!known) return null;
  const { invitation, category } = known;
  const { id, code } = invitation;
  return { id, code, accountManagerEmailRequired: category.needsAccountManager };
}

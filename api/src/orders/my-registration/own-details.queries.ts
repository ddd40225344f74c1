import { eq } from 'drizzle-orm';
import type * as myRegistrationCalls from '@summit/contract/calls/my-registration';
import type { BodyOf } from '@summit/contract/requests/call';
import { type AttendeeRow, attendees } from '../../people/attendees/attendees.tables.ts';
import type { Tx } from '../../platform/db/db.ts';
import { worksForCompany } from './own-details.ts';

type Details = BodyOf<typeof myRegistrationCalls.changeOwnDetails>;

/** Stores what attendees said about themselves, except another address. */
export async function storeOwnDetails(
  tx: Tx,
  row: AttendeeRow,
  body: Details,
  now: Date,
): Promise<AttendeeRow> {
  const { firstName, lastName, phone, country, dietaryNeeds, accessNeeds, publish, company, jobTitle } = body;
  const work = worksForCompany(row) ? { company, jobTitle } : {};
  const needs = { dietaryNeeds: dietaryNeeds || undefined, accessNeeds: accessNeeds || undefined };
  const profile = { ...row.profile, ...needs };
  const person = { firstName, lastName, phone, country };
  const [after] = await tx
    .update(attendees)
    .set({ ...person, ...work, isPublished: publish ?? false, profile, updatedAt: now })
    .where(eq(attendees.id, row.id))
    .returning();
  return after ?? row;
}

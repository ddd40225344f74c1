import { eq } from 'drizzle-orm';
import type { BodyOf } from '@summit/contract/call';
import type { ticketCareCalls } from '@summit/contract/calls/ticket-care';
import { ownDetailsAtWork } from '@summit/contract/registration-fields';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration-kinds';
import { findAttendeeByEmail, lockAttendee } from '../attendees/attendees.queries.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import { withdrawOneTimeTokens } from '../auth/one-time-tokens.queries.ts';
import { findDomainProblem } from '../email-domains/email-domains.queries.ts';
import { mailAddressConfirmation } from '../personal/confirmation.queries.ts';
import { isDuplicate } from '../platform/db/database-error.ts';
import type { Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { readBody } from '../platform/validation.ts';
import { toOwnDetails, worksForCompany } from './own-details.queries.ts';
import { mailAddressChanged } from './ticket-care-mails.queries.ts';

type Details = BodyOf<typeof ticketCareCalls.changeOwnDetails>;

/** Changes what an attendee said about themselves. The ticket and its number stay the same. */
export function changeDetailsWith(platform: Platform): Handler<typeof ticketCareCalls.changeOwnDetails> {
  const { db, rateLimiter, responseCache } = platform;
  return async ({ attendee, body, fail }) => {
    await rateLimiter.demand('detailsOfAttendee', { id: attendee.id });
    const changed = await db.transaction(async (tx) => {
      const row = await lockAttendee(tx, attendee.id);
      if (!row) return fail('cqrs-0009');
      if (worksForCompany(row)) readBody(ownDetailsAtWork, body);
      if (body.email.toLowerCase() !== row.email.toLowerCase()) {
        await permitAddress(platform, tx, row, body.email);
      }
      const after = await store(tx, row, body, platform.clock.now());
      await notifyChangedAddress(platform, tx, row, after);
      return toOwnDetails(after);
    });
    responseCache.drop('attendees');
    return changed;
  };
}

async function permitAddress(
  { rateLimiter }: Platform,
  tx: Tx,
  row: AttendeeRow,
  address: string,
): Promise<void> {
  await rateLimiter.demand('confirmationMailOfAttendee', { id: row.id });
  const problem = await findDomainProblem(tx, address);
  if (problem) throw new Failure(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
  if (await findAttendeeByEmail(tx, address)) throw anotherHasIt(row);
}

function anotherHasIt(row: AttendeeRow): Failure {
  const kind = kindOfAttendee(row);
  const comesOnPass = kind !== null && registrationKinds[kind].category === 'passes';
  return new Failure(comesOnPass ? 'vip-attendee.update-0006' : 'tendee.update-0006');
}

async function store(tx: Tx, row: AttendeeRow, body: Details, now: Date): Promise<AttendeeRow> {
  const { dietaryNeeds, accessNeeds, publish, company, jobTitle, ...person } = body;
  const work = worksForCompany(row) ? { company, jobTitle } : {};
  const needs = { dietaryNeeds: dietaryNeeds || undefined, accessNeeds: accessNeeds || undefined };
  const profile = { ...row.profile, ...needs };
  try {
    const [after] = await tx
      .update(attendees)
      .set({ ...person, ...work, isPublished: publish ?? false, profile, updatedAt: now })
      .where(eq(attendees.id, row.id))
      .returning();
    return after ?? row;
  } catch (error) {
    // Somebody else has taken the address at the same moment.
    throw isDuplicate(error, 'attendees_email_unique') ? anotherHasIt(row) : error;
  }
}

/** Links that were sent to the old address let nobody in any more. */
async function notifyChangedAddress(
  platform: Platform,
  tx: Tx,
  before: AttendeeRow,
  after: AttendeeRow,
): Promise<void> {
  if (before.email.toLowerCase() === after.email.toLowerCase()) return;
  const now = platform.clock.now();
  await withdrawOneTimeTokens(tx, 'passwordReset', after.id, now);
  await withdrawOneTimeTokens(tx, 'login', after.id, now);
  await withdrawOneTimeTokens(tx, 'photo', after.id, now);
  await mailAddressChanged(platform, tx, before);
  await mailAddressConfirmation(platform, tx, after);
}

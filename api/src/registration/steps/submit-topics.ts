import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { kindOfAttendee, registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { RegistrationStatus } from '@summit/contract/registration/registration-status';
import type { BodyOf } from '@summit/contract/requests/call';
import { countCharacters } from '@summit/contract/words/count-characters';
import type { AttendeeRow, AttendeeTag } from '../../people/attendees/attendees.tables.ts';
import { chooseTopics, lockAttendee, updateRegistration } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { findTags } from '../../people/public/tags.queries.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { notifyCompletion } from '../public/completion.ts';
import { hasPlaceForGood } from './place-for-good.ts';
import type { StepHandler } from './step-handler.ts';
import { countStep } from './step-limits.ts';

type SubmitKillerFeature = (typeof attendeeRegistrationCalls)['submitKillerFeature'];

/**
 * Stores the topics that an attendee wants to be matched by. This completes a registration with a place or a pass; an
 * attendee who has a ticket to pay continues to the payment.
 */
export function createSubmitTopicsHandler(platform: Platform): StepHandler<SubmitKillerFeature> {
  const { db, clock, responseCache } = platform;
  return async ({ body, attendee, request }) => {
    await countStep(platform, 'topics', { email: attendee.email, request });
    const { killerFeatureIsEnabled } = await readSection(db, 'global');
    if (!killerFeatureIsEnabled) throw new Failure('fm.cms-0022');
    const tags = await readTopics(db, body);
    const now = clock.now();
    const registrationStatus = await db.transaction(async (tx) => {
      const row = await lockChoosing(tx, attendee.id);
      const next = await statusAfter(tx, row, now);
      await chooseTopics(tx, row.id, tags, now);
      if (next !== row.registrationStatus) {
        await updateRegistration(tx, row.id, { registrationStatus: next }, now);
        await notifyCompletion(platform, tx, row);
      }
      return next;
    });
    responseCache.drop('attendees');
    const isCompleted = registrationStatus === 'Completed';
    return { registrationStatus, next: isCompleted ? 'registrationCompleted' : 'registrationPayment' };
  };
}

/** The chosen tags, each once, in the order they were chosen. */
async function readTopics(db: Db, body: BodyOf<SubmitKillerFeature>): Promise<AttendeeTag[]> {
  const { commentLimit } = await readSection(db, 'killerFeature');
  const chosen = new Map(body.tags.map(({ id, comment }) => [id, comment]));
  if ([...chosen.values()].some((comment) => countCharacters(comment ?? '') > commentLimit)) {
    throw new Failure('killer-feature-0001');
  }
  if (chosen.size > 0 && !body.approveMessages) throw new Failure('killer-feature-0002');
  const known = await findTags(db, [...chosen.keys()]);
  if (known.length < chosen.size) throw new Failure('sponsors-0001');
  return [...chosen].map(([id, comment]) => (comment ? { id, comment } : { id }));
}

/** The attendee, locked, if their kind chooses topics and they have reached that step. */
async function lockChoosing(tx: Tx, attendeeId: string): Promise<AttendeeRow> {
  const row = await lockAttendee(tx, attendeeId);
  const category = row && (await findCategory(tx, row.categoryId));
  const kind = category && kindOfAttendee({ ...row, category });
  if (row?.registrationStatus === 'Completed') throw new Failure('fm.cms-0019');
  if (!row || !kind || !registrationKinds[kind].calls.topics || row.registrationStatus === 'SubmitStepOne') {
    throw new Failure('fm.cms-0022');
  }
  return row;
}

async function statusAfter(tx: Tx, row: AttendeeRow, now: Date): Promise<RegistrationStatus> {
  const { registrationStatus: status } = row;
  if (status !== 'PendingPackageSelection') return status;
  if (!(await hasPlaceForGood(tx, row, now))) throw new Failure('fm.cms-0021');
  return 'Completed';
}

import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { defaultKind, isOpenKind } from '@summit/contract/registration/registration-kinds';
import { messages } from '@summit/contract/words/messages';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { findCategory, findDefaultCategory } from '../../people/public/categories.queries.ts';
import { startSession } from '../../people/public/sessions.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { permitBeginning, toAttendee } from './beginning.ts';

/**
 * Starts a registration and signs the attendee in. Of two identical calls at the same time one makes the attendee; the
 * other finds the address taken when it stores its own.
 */
export function createSubmitStepOneHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.submitStepOne> {
  const { db } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    const category = await chooseCategory(db, body.categoryId);
    if (await findAttendeeByEmail(db, body.email)) return fail('fm.cms-0029');
    const attendee = {
      ...(await toAttendee(platform, body)),
      attendeeType: category.type,
      categoryId: category.id,
    };
    const tokens = await db.transaction(async (tx) => {
      const added = await addAttendee(tx, attendee);
      if (added?.marketing) await subscribe(platform, tx, added);
      return added && startSession(platform, tx, added.id, request);
    });
    return tokens ?? fail(await codeOfTaken(db, body.email));
  };
}

/** The category that was chosen, or the default one. */
async function chooseCategory(db: Db, id: string | undefined): Promise<CategoryRow> {
  if (!id) {
    const category = await findDefaultCategory(db, [defaultKind]);
    if (!category) throw new Failure('fm.cms-0024');
    return category;
  }
  const category = await findCategory(db, id);
  if (!category || category.isVip || !isOpenKind(category.type)) {
    const failures = [{ field: 'categoryId', errorCode: '0002', message: messages.oneOf }];
    throw new Failure('validation.base-0001', { failures });
  }
  return category;
}

import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import { defaultKind, isOpenKind } from '@summit/contract/registration/registration-kinds';
import { messages } from '@summit/contract/words/messages';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { findCategory, findDefaultCategory } from '../../people/public/categories.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { beginRegistration } from './begin-registration.ts';

/** Begins the registration of a buyer or seller. */
export function createSubmitStepOneHandler(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.submitStepOne> {
  return async (input) => {
    const { tokens } = await beginRegistration(platform, input, {
      find: () => chooseCategory(platform.db, input.body.categoryId),
      add: (_tx, store, { type: attendeeType, id: categoryId }) => store({ attendeeType, categoryId }),
    });
    return tokens;
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

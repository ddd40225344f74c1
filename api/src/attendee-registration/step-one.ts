import type { BodyOf } from '@summit/contract/call';
import type { attendeeRegistrationCalls } from '@summit/contract/calls/attendee-registration';
import { messages } from '@summit/contract/messages';
import { firstStepWithPassword } from '@summit/contract/registration-fields';
import { addAttendee, findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import { findCategory, findDefaultCategory } from '../attendees/categories.queries.ts';
import type { CategoryRow } from '../attendees/categories.tables.ts';
import { startSession } from '../auth/sessions.queries.ts';
import type { Db } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Handler } from '../platform/handler.ts';
import { hashPassword } from '../platform/password.ts';
import type { Platform } from '../platform/platform.ts';
import type { RateLimit } from '../platform/rate-limit/rate-limiter.ts';
import { readBody } from '../platform/validation.ts';
import { readSection } from '../settings/settings.queries.ts';
import { findDomainProblem } from './email-domains.queries.ts';

type FirstStep = BodyOf<typeof attendeeRegistrationCalls.submitStepOne>;

/** Registrations begun from one network address. The call tells whether an e-mail address is known, so tries are counted. */
const beginnings: RateLimit = { limit: 100, windowSeconds: 15 * 60 };

/** Starts a registration and signs the attendee in. Of two identical calls at the same time one makes the attendee. */
export function submitStepOneWith(
  platform: Platform,
): Handler<typeof attendeeRegistrationCalls.submitStepOne> {
  const { db, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    const { registrationIsEnabled, allowPasswordOnRegistration } = await readSection(db, 'global');
    if (!registrationIsEnabled) {
      return fail('registration-0001');
    }
    if (allowPasswordOnRegistration) {
      readBody(firstStepWithPassword, body);
    }
    const retryAfter = await rateLimiter.take(`registration ${request.ip}`, beginnings);
    if (retryAfter !== null) {
      return fail('rate-limit-0001', { retryAfter });
    }
    const problem = await findDomainProblem(db, body.email);
    if (problem) {
      return fail(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
    }
    const category = await chooseCategory(db, body.categoryId);
    if (await findAttendeeByEmail(db, body.email)) {
      return fail('fm.cms-0029');
    }
    const password = allowPasswordOnRegistration ? body.password : undefined;
    const passwordHash = password ? await hashPassword(password) : null;
    const tokens = await db.transaction(async (tx) => {
      const added = await addAttendee(tx, { ...toAttendee(body, category), passwordHash });
      return added && startSession(platform, tx, added.id, request);
    });
    return tokens ?? fail('fm.cms-0029');
  };
}

/** The category that was chosen, or the default one. Only buyers and sellers register this way. */
async function chooseCategory(db: Db, id: string | undefined): Promise<CategoryRow> {
  if (!id) {
    const category = await findDefaultCategory(db, 'Buy');
    if (!category) {
      throw new Failure('fm.cms-0024');
    }
    return category;
  }
  const category = await findCategory(db, id);
  if (!category || category.isVip || !['Buy', 'Sell'].includes(category.type)) {
    const failures = [{ field: 'categoryId', errorCode: '0002', message: messages.oneOf }];
    throw new Failure('validation.base-0001', { failures });
  }
  return category;
}

function toAttendee(body: FirstStep, category: CategoryRow) {
  const { email, firstName, lastName, phone, company, jobTitle, country, marketing, publish } = body;
  return {
    email,
    firstName,
    lastName,
    phone,
    company,
    jobTitle,
    country,
    attendeeType: category.type,
    categoryId: category.id,
    marketing: marketing ?? false,
    isPublished: publish ?? false,
  };
}

import type { authCalls } from '@summit/contract/calls/auth';
import { findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { countAttempt, forgiveAttempt } from './login-limits.ts';
import { loginRefusal } from './login-refusal.ts';
import { isSignedInOn } from './session-rows.queries.ts';
import { deviceOf, startSession } from './sessions.queries.ts';

/** Signs in with e-mail and password. An unknown account takes as long as a wrong password, and answers the same. */
export function loginWith(platform: Platform): Handler<typeof authCalls.login> {
  const { db, clock, passwords } = platform;
  return async ({ body, request, fail }) => {
    const attempt = { what: 'login', email: body.email, address: request.ip };
    const isTrusted = async () => {
      const owner = await findAttendeeByEmail(db, body.email);
      return owner !== null && isSignedInOn(db, owner.id, deviceOf(request), clock.now());
    };
    await countAttempt(platform, attempt, isTrusted);
    const attendee = await findAttendeeByEmail(db, body.email);
    const isRight = await passwords.verify(attendee?.passwordHash ?? null, body.password);
    if (!attendee || !isRight) {
      return fail('cqrs-0009');
    }
    await forgiveAttempt(platform, attempt);
    const refusal = loginRefusal(attendee);
    return refusal ? fail(refusal) : startSession(platform, db, attendee.id, request);
  };
}

import { randomUUID } from 'node:crypto';
import type * as authCalls from '@summit/contract/calls/auth';
import { getDevice } from '../../platform/device-of.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAttendeeByEmail, renewPasswordHash } from '../public/attendees.queries.ts';
import { lockWithPassword } from '../public/lock-with-password.ts';
import { loginRefusal } from '../public/login-refusal.ts';
import { isSignedInOn } from '../public/session-rows.queries.ts';
import { startSession } from '../public/sessions.ts';
import { type Attempt, countAttempt, forgiveAttempt } from './login-limits.ts';
import { saveMailRequest } from './mailed-links/mail-requests.queries.ts';

/**
 * Logs in with email and password. An unknown account takes as long as a wrong password, and gets the same response.
 * Of an account that too many passwords were tried for, the password counts only on devices the owner is signed in on;
 * on others the owner logs in by a link that is mailed to them.
 * @param processRequests called when there is a request for an email to process
 */
export function createLoginHandler(
  platform: Platform,
  processRequests: () => void,
): Handler<typeof authCalls.login> {
  const { db, clock, passwords, rateLimiter } = platform;

  /** Stored for known and unknown addresses alike, so that neither response nor time distinguishes them. */
  async function askForLink(email: string): Promise<void> {
    if ((await rateLimiter.take('loginEmailOfAddress', { email })) === null) {
      await saveMailRequest(db, 'login', email, clock.now());
      processRequests();
    }
  }

  return async ({ body, request, fail }) => {
    const attempt: Attempt = { what: 'login', email: body.email, request };
    const retryAfter = await countAttempt(platform, attempt);
    const attendee = await findAttendeeByEmail(db, body.email);
    if (retryAfter !== null) {
      // Queried for an unknown account too, so that the response time reveals nothing.
      const owner = attendee?.id ?? randomUUID();
      const isKnownDevice = await isSignedInOn(db, owner, getDevice(request), clock.now());
      if (!isKnownDevice) {
        await askForLink(body.email);
        return fail('login-0001', { retryAfter });
      }
    }
    const isRight = await passwords.verify(attendee?.passwordHash ?? null, body.password, async (renewed) => {
      if (attendee) await renewPasswordHash(db, attendee, renewed);
    });
    if (!attendee || !isRight) return fail('cqrs-0009');
    await forgiveAttempt(platform, attempt);
    return db.transaction(async (tx) => {
      const current = await lockWithPassword(tx, platform, attendee, body.password);
      if (!current) return fail('cqrs-0009');
      const refusal = loginRefusal(current);
      return refusal ? fail(refusal) : startSession(platform, tx, current.id, request);
    });
  };
}

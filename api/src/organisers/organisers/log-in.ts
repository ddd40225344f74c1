import type * as organiserCalls from '@summit/contract/calls/organisers';
import { isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { isCodeRight } from './is-code-right.ts';
import { countWrongTry, recordTry, refuseLocked } from './login-tries.ts';
import { changeOrganiserRow, findOrganiserByEmail } from './organiser-rows.queries.ts';
import { startOwnSession } from './organiser-sessions.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';
import { isWayIn } from './way-in.ts';

/**
 * Logs an organiser in with password and one-time code. Whatever is wrong gets the same response after the same time:
 * an unknown address, a wrong password, a wrong or used code, somebody who is blocked. What follows a right password is
 * on record. Guesses of others lock an address or a network for a while: an email has the code that lets them in.
 */
export function createOrganiserLoginHandler(
  platform: Platform,
): Handler<typeof organiserCalls.organiserLogin> {
  const { db, clock, config, passwords, rateLimiter } = platform;

  /** Counts the try of a password. @throws rate-limit-0001 */
  async function countPassword(
    network: string,
    email: string,
    organiser: OrganiserRow | null,
  ): Promise<void> {
    const ofNetwork = await rateLimiter.take('organiserLoginFromNetwork', { network });
    if (ofNetwork !== null) await refuseLocked(platform, { email, organiser, retryAfter: ofNetwork });
    await rateLimiter.requireAttempt('organiserLoginOfAddressFromNetwork', { network, email });
    const ofAddress = await rateLimiter.take('organiserLoginOfAddress', { email });
    if (ofAddress !== null) await refuseLocked(platform, { email, organiser, retryAfter: ofAddress });
  }

  /** Refunds the attempt that a right password was counted as. */
  async function refundAttempts(network: string, email: string): Promise<void> {
    await rateLimiter.refund('organiserLoginFromNetwork', { network });
    await rateLimiter.refund('organiserLoginOfAddressFromNetwork', { network, email });
    await rateLimiter.refund('organiserLoginOfAddress', { email });
  }

  async function getOutcome(organiser: OrganiserRow, code: string) {
    if (organiser.isBlocked) return 'blocked';
    return (await isCodeRight(platform, organiser, code)) ? 'logged in' : 'wrong code';
  }

  return async ({ body: { email, password, code, wayIn }, request, fail }) => {
    const network = request.ip;
    const organiser = await findOrganiserByEmail(db, email);
    const hasWayIn =
      wayIn !== undefined &&
      isSignedHere(config, (secret) => isWayIn(secret, organiser?.id ?? '', wayIn, clock.now()));
    // Attempts by an emailed code are counted separately, so that a person who only knows the password cannot use them up.
    const byMail = { id: `${organiser?.id} by mail` };
    if (hasWayIn) await rateLimiter.requireAttempt('organiserLoginOfAddress', byMail);
    else await countPassword(network, email, organiser);
    let passwordHash = organiser?.passwordHash ?? null;
    const isRight = await passwords.verify(passwordHash, password, async (renewed) => {
      if (organiser) await changeOrganiserRow(db, organiser.id, { passwordHash: renewed });
      passwordHash = renewed;
    });
    if (!organiser || !isRight) return fail('organiser-0001');
    if (hasWayIn) await rateLimiter.refund('organiserLoginOfAddress', byMail);
    else await refundAttempts(network, email);
    const tries = hasWayIn ? byMail : { id: organiser.id };
    await rateLimiter.requireAttempt('organiserCodes', tries);
    const checked = await getOutcome(organiser, code);
    const isLoggedIn = checked === 'logged in';
    const session = isLoggedIn
      ? await startOwnSession(db, { id: organiser.id, passwordHash }, clock.now())
      : null;
    const outcome = isLoggedIn && !session ? 'blocked or set up again meanwhile' : checked;
    await recordTry(platform, organiser, { call: 'organiserLogin', outcome });
    if (!session) {
      await countWrongTry(platform, organiser, 'login');
      return fail('organiser-0001');
    }
    await rateLimiter.refund('organiserCodes', tries);
    const { id, name, roles } = organiser;
    return { token: session.token, expiresAt: session.expiresAt.toISOString(), id, name, roles };
  };
}

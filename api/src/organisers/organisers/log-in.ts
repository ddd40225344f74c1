import type * as organiserCalls from '@summit/contract/calls/organisers';
import { isSignedHere } from '../../platform/accounts/api-secrets.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { audit } from '../public/audit.queries.ts';
import { isCodeRight } from './is-code-right.ts';
import { mailWayIn, mailWrongCodes } from './organiser-mails.ts';
import { changeOrganiserRow, findOrganiserByEmail } from './organiser-rows.queries.ts';
import { startOrganiserSession } from './organiser-sessions.queries.ts';
import type { OrganiserRow } from './organisers.tables.ts';
import { isWayIn } from './way-in.ts';

/** What somebody with the right password comes to. */
type Outcome = 'logged in' | 'wrong code' | 'blocked';

/**
 * Logs an organiser in with password and one-time code. Whatever is wrong gets the same response after the same time:
 * an unknown address, a wrong password, a wrong or used code, somebody who is blocked. What follows a right password is
 * on record. Guesses of others lock an address for a while; its owner gets in with the code of an email.
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
    await rateLimiter.demand('organiserLoginOfAddressFromNetwork', { network, email });
    const retryAfter = await rateLimiter.take('organiserLoginOfAddress', { email });
    if (retryAfter === null) return;
    const isMailed = (await rateLimiter.take('organiserEmailOfAddress', { email })) === null;
    if (isMailed && organiser?.passwordHash && !organiser.isBlocked) await mailWayIn(platform, organiser);
    throw new Failure('rate-limit-0001', { retryAfter });
  }

  async function record(organiser: OrganiserRow, outcome: Outcome): Promise<void> {
    const change = { call: 'organiserLogin', subject: `organisers/${organiser.id}/login`, after: outcome };
    await db.transaction((tx) => audit(tx, organiser, change, clock.now()));
  }

  async function getOutcome(organiser: OrganiserRow, code: string): Promise<Outcome> {
    if (organiser.isBlocked) return 'blocked';
    return (await isCodeRight(platform, organiser, code)) ? 'logged in' : 'wrong code';
  }

  return async ({ body: { email, password, code, wayIn }, request, fail }) => {
    const network = request.ip;
    await rateLimiter.demand('organiserLoginFromNetwork', { network });
    const organiser = await findOrganiserByEmail(db, email);
    const hasWayIn =
      wayIn !== undefined &&
      isSignedHere(config, (secret) => isWayIn(secret, organiser?.id ?? '', wayIn, clock.now()));
    if (!hasWayIn) await countPassword(network, email, organiser);
    const isRight = await passwords.verify(
      organiser?.passwordHash ?? null,
      password,
      async (passwordHash) => {
        if (organiser) await changeOrganiserRow(db, organiser.id, { passwordHash });
      },
    );
    if (!organiser || !isRight) return fail('organiser-0001');
    if (!hasWayIn) {
      await rateLimiter.giveBack('organiserLoginOfAddressFromNetwork', { network, email });
      await rateLimiter.giveBack('organiserLoginOfAddress', { email });
    }
    // Counted apart: who knows the password must not use up the tries of who reads the mailbox.
    const tries = { id: hasWayIn ? `${organiser.id} by mail` : organiser.id };
    await rateLimiter.demand('organiserCodes', tries);
    const outcome = await getOutcome(organiser, code);
    await record(organiser, outcome);
    if (outcome !== 'logged in') {
      const isMany = (await rateLimiter.take('organiserWrongCodes', { id: organiser.id })) !== null;
      const isWarned = isMany && (await rateLimiter.take('organiserWarning', { id: organiser.id })) === null;
      if (isWarned) await mailWrongCodes(platform, organiser);
      return fail('organiser-0001');
    }
    await rateLimiter.giveBack('organiserCodes', tries);
    const { token, expiresAt } = await startOrganiserSession(db, organiser.id, clock.now());
    const { name, roles } = organiser;
    return { token, expiresAt: expiresAt.toISOString(), name, roles };
  };
}

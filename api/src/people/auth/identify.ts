import { ErasedAccount } from '../../platform/accounts/erased-account.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Identify } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { findAttendee } from '../public/attendees.queries.ts';
import { isEmailConfirmed } from '../public/confirmed-email.queries.ts';
import { loginRefusal } from '../public/login-refusal.ts';
import { findSignedIn, recordTokenUse } from '../public/session-rows.queries.ts';
import type { AccessTokens } from './access-tokens.ts';

/**
 * Reads the owner of an access token together with the session it belongs to, in one query, so that a block, a logout
 * and another login on the same device count from the next call on.
 */
export function createIdentify(db: Db, tokens: AccessTokens, clock: Clock): Identify {
  return async (accessToken) => {
    const { attendeeId, sessionId, generation, signedAt } = await tokens.verify(accessToken);
    const row = await findSignedIn(db, { attendeeId, sessionId }, clock.now());
    const isOver = row?.tokensCountFrom && signedAt < row.tokensCountFrom;
    if (!row || isOver || loginRefusal(row)) {
      const isErased = (row ?? (await findAttendee(db, attendeeId)))?.erasedAt;
      throw new Failure('authorization-0001', isErased ? { cause: new ErasedAccount() } : {});
    }
    if (generation > row.usedGeneration) {
      // While the database cannot be written, calls that only read still work; the next call records the use.
      await recordTokenUse(db, { sessionId, generation }).catch(() => undefined);
    }
    const { id, email, attendeeType, categoryId, registrationStatus, organiserRole } = row;
    const { firstName, lastName, company, jobTitle } = row;
    return {
      id,
      email,
      isEmailConfirmed: isEmailConfirmed(row),
      attendeeType,
      categoryId,
      registrationStatus,
      firstName,
      lastName,
      company,
      jobTitle,
      organiserRole,
    };
  };
}

import { findAttendee } from '../attendees/attendees.queries.ts';
import type { Db } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Identify } from '../platform/platform.ts';
import type { AccessTokens } from './access-tokens.ts';
import { loginRefusal } from './login-refusal.ts';

/** Reads the owner of an access token by primary key, so that a block counts from the next call on. */
export function identifyWith(db: Db, tokens: AccessTokens): Identify {
  return async (accessToken) => {
    const { attendeeId, signedAt } = await tokens.verify(accessToken);
    const row = await findAttendee(db, attendeeId);
    const isOver = row?.tokensCountFrom && signedAt < row.tokensCountFrom;
    if (!row || isOver || loginRefusal(row)) {
      throw new Failure('authorization-0001');
    }
    const { id, email, attendeeType, categoryId, registrationStatus, organiserRole } = row;
    const { firstName, lastName, company, jobTitle } = row;
    return {
      id,
      email,
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

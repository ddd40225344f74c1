import { frozenRules } from '@summit/api/src/awards/ballot-rules.queries.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import { accessTokens } from '@summit/api/src/people/auth/access-tokens.ts';
import { beginSession } from '@summit/api/src/people/public/session-rows.queries.ts';
import { systemClock as clock } from '@summit/api/src/platform/clock.ts';
import { connect } from '@summit/api/src/platform/db/open-database.ts';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as awardsCalls from '@summit/contract/calls/awards';
import { bearer, headers as headerNames } from '@summit/contract/requests/request-headers';
import { demoPassword } from '@summit/contract/session/demo-accounts';

/** A request of a visitor, for any of the site's servers. */
export interface Visit {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string>;
}

const season = 2027;

/** Signed-in attendees who may vote, each with a complete ballot of step one. */
export async function getBallots(databaseUrl: string, secret: string, count: number): Promise<Visit[]> {
  const { db, close } = connect(databaseUrl);
  try {
    const rows = Array.from({ length: count }, (_, index) => ({
      email: `voter@voters-${index}.example`,
      confirmedEmail: `voter@voters-${index}.example`,
      firstName: 'Ada',
      lastName: `Voter ${index}`,
      categoryId: 'bank',
      registrationStatus: 'Completed' as const,
    }));
    const added = await db.insert(attendees).values(rows).returning({ id: attendees.id });
    const { rules } = await frozenRules(db, season, { track: 'Company', step: 'one' }, clock.now());
    const tokens = accessTokens(secret, clock);
    return await Promise.all(
      added.map(async ({ id: attendeeId }, at) => {
        const { sessionId } = await beginSession(db, attendeeId, 'bench', clock.now());
        const votes = rules.categories.map(({ id: categoryId, nominees }) => ({
          categoryId,
          nomineeId: nominees[at % nominees.length] ?? '',
        }));
        const authorization = bearer(await tokens.sign({ attendeeId, sessionId }));
        return visit(awardsCalls.voteStepOne, { votes }, at, { [headerNames.authorization]: authorization });
      }),
    );
  } finally {
    await close();
  }
}

/** The first steps of registrations, which include hashing a password and sending a confirmation email. */
export function getRegistrations(count: number): Visit[] {
  return Array.from({ length: count }, (_, at) =>
    visit(
      attendeeRegistrationCalls.submitStepOne,
      {
        firstName: 'Grace',
        lastName: `Newcomer ${at}`,
        email: `grace@newcomers-${at}.example`,
        phone: '+442079460123',
        company: 'Northmere Retail',
        jobTitle: 'Head of Settlement',
        country: 'GB',
        password: demoPassword,
        termsAccepted: true,
        categoryId: 'bank',
      },
      at,
    ),
  );
}

/** Each visitor has a separate network, so that no rate limit counts them together. */
function visit(call: { method: string; path: string }, body: object, at: number, more = {}): Visit {
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`,
    ...more,
  };
  return { method: call.method, path: `/api${call.path}`, body: JSON.stringify(body), headers };
}

import type * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import {
  type RegistrationKindName,
  registrationKinds,
} from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import { subscribe } from '../../content/public/subscribers.queries.ts';
import { getPackages } from '../../orders/public/packages.queries.ts';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../../people/public/attendees.queries.ts';
import { findDefaultCategory } from '../../people/public/categories.queries.ts';
import { startSession } from '../../people/public/sessions.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import {
  findTraderInvitation,
  lockTraderInvitation,
  takeTraderInvitation,
  traderRefusal,
} from '../crypto-traders/crypto-traders.queries.ts';
import type { CryptoTraderInvitationRow } from '../crypto-traders/crypto-traders.tables.ts';
import { notifyCompletion } from '../public/completion.ts';
import { permitBeginning, toAttendee } from './beginning.ts';

type SubmitCryptoTrader = (typeof cryptoTraderCalls)['submitCryptoTrader'];

/**
 * Registers a crypto trader and signs them in. Their form is all: a package comes next, or where none is offered to crypto
 * traders nothing at all. Of two identical calls at the same time one makes the attendee.
 */
export function createSubmitCryptoTraderHandler(platform: Platform): Handler<SubmitCryptoTrader> {
  const { db, clock, responseCache } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    const category = await findDefaultCategory(db, registrationKinds.CryptoTrader.category);
    if (!category) return fail('fm.cms-0024');
    const now = clock.now();
    const { invitationToken: token } = body;
    if (token) checkUsable(await findTraderInvitation(db, token), now);
    if (await findAttendeeByEmail(db, body.email)) return fail('fm.cms-0029');
    const person = await toAttendee(platform, body);
    const registered = await db.transaction(async (tx) => {
      // Read again: it may have been used while this call waited for the lock.
      const invitation = token ? checkUsable(await lockTraderInvitation(tx, token), now) : null;
      const { packages, registrationStatus } = await whatComesNext(tx, category, now);
      const added = await addAttendee(tx, {
        ...person,
        attendeeType: 'CryptoTrader' satisfies RegistrationKindName,
        categoryId: category.id,
        registrationStatus,
        profile: getProfile(body),
      });
      if (!added) return fail(await codeOfTaken(tx, body.email));
      if (invitation) await takeTraderInvitation(tx, invitation.id, added.id);
      if (added.marketing) await subscribe(platform, tx, added);
      if (registrationStatus === 'Completed') await notifyCompletion(platform, tx, added);
      return { packages, ...(await startSession(platform, tx, added.id, request)) };
    });
    responseCache.drop('attendees');
    return registered;
  };
}

/** The packages of crypto traders, sold out or not: only where there are none at all nothing is left to choose. */
async function whatComesNext(tx: Db, category: CategoryRow, now: Date) {
  const packages = await getPackages(tx, category, now);
  const registrationStatus = packages.length > 0 ? 'PendingPackageSelection' : 'Completed';
  return { packages, registrationStatus } as const;
}

function checkUsable(invitation: CryptoTraderInvitationRow | null, now: Date): CryptoTraderInvitationRow {
  if (!invitation) throw new Failure('fm.cms-0072');
  const refusal = traderRefusal(invitation, now);
  if (refusal) throw new Failure(refusal);
  return invitation;
}

function getProfile({ experience, instruments, birthYear }: BodyOf<SubmitCryptoTrader>) {
  return { experience, instruments, birthYear };
}

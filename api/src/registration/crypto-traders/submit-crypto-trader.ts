import type * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import type { BodyOf } from '@summit/contract/requests/call';
import { getPackages } from '../../orders/public/packages.queries.ts';
import { findDefaultCategory } from '../../people/public/categories.queries.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { notifyCompletion } from '../public/completion.ts';
import { beginRegistration } from '../steps/begin-registration.ts';
import {
  findTraderInvitation,
  lockTraderInvitation,
  takeTraderInvitation,
  traderRefusal,
} from './crypto-traders.queries.ts';
import type { CryptoTraderInvitationRow } from './crypto-traders.tables.ts';

type SubmitCryptoTrader = (typeof cryptoTraderCalls)['submitCryptoTrader'];

/**
 * Registers a crypto trader. They have no second part: the next step is a package, or none where no package is offered
 * to crypto traders.
 */
export function createSubmitCryptoTraderHandler(platform: Platform): Handler<SubmitCryptoTrader> {
  const { db, clock, responseCache } = platform;
  return async (input) => {
    const { body, fail } = input;
    const { invitationToken: token } = body;
    const { found, tokens } = await beginRegistration(platform, input, {
      find: async () => {
        const category = await findDefaultCategory(db, registrationKinds.CryptoTrader.category);
        if (!category) return fail('fm.cms-0024');
        const now = clock.now();
        if (token) requireUsable(await findTraderInvitation(db, token), now);
        // Packages that are sold out count too: the registration is complete only where there is no package at all.
        const packages = await getPackages(db, category, now);
        const registrationStatus = packages.length > 0 ? 'PendingPackageSelection' : 'Completed';
        return { category, packages, registrationStatus, now } as const;
      },
      add: async (tx, store, { category, registrationStatus, now }) => {
        const invitation = token ? requireUsable(await lockTraderInvitation(tx, token), now) : null;
        const added = await store({
          attendeeType: 'CryptoTrader',
          categoryId: category.id,
          registrationStatus,
          profile: getProfile(body),
        });
        if (invitation) await takeTraderInvitation(tx, invitation.id, added.id);
        return added;
      },
      complete: async (tx, added, { registrationStatus }) => {
        if (registrationStatus === 'Completed') await notifyCompletion(platform, tx, added);
      },
    });
    responseCache.drop('attendees');
    return { packages: found.packages, ...tokens };
  };
}

function requireUsable(invitation: CryptoTraderInvitationRow | null, now: Date): CryptoTraderInvitationRow {
  if (!invitation) throw new Failure('fm.cms-0072');
  const refusal = traderRefusal(invitation, now);
  if (refusal) throw new Failure(refusal);
  return invitation;
}

function getProfile({ experience, instruments, birthYear }: BodyOf<SubmitCryptoTrader>) {
  return { experience, instruments, birthYear };
}

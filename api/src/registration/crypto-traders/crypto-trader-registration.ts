import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { packagesFor } from '../../orders/public/packages.queries.ts';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInAttendee } from '../../platform/platform.ts';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { createSelectPackageHandler } from '../steps/select-package.ts';
import { findTraderInvitation, traderRefusal } from './crypto-traders.queries.ts';
import { createSubmitCryptoTraderHandler } from './submit-crypto-trader.ts';

/** Registering as a crypto trader. */
export const cryptoTraderRegistration: Capability = (app, platform) => {
  const { db, clock } = platform;
  const selectPackage = createSelectPackageHandler(platform);

  serve(app, cryptoTraderCalls, {
    submitCryptoTrader: createSubmitCryptoTraderHandler(platform),

    cryptoTraderInvitation: async ({ query, fail }) => {
      const invitation = await findTraderInvitation(db, query.invitationToken);
      if (!invitation) return fail('cqrs-0009');
      const refusal = traderRefusal(invitation, timeItself(clock));
      return refusal ? fail(refusal) : invitation;
    },

    cryptoTraderPackages: async ({ query, attendee, fail }) => {
      const category = await requireTraderCategory(db, attendee);
      const isOwn = !query.attendeeEmail || isSameEmail(query.attendeeEmail, attendee.email);
      return isOwn ? packagesFor(db, attendee.id, category, clock.now()) : fail('fm.cms-0041');
    },

    selectCryptoTraderPackage: async (input) => {
      await requireTraderCategory(db, input.attendee);
      return selectPackage(input);
    },
  });
};

async function requireTraderCategory(db: Db, { categoryId }: SignedInAttendee): Promise<CategoryRow> {
  const category = categoryId && (await findCategory(db, categoryId));
  const types: readonly string[] = registrationKinds.CryptoTrader.category;
  if (!category || !types.includes(category.type)) throw new Failure('crypto-trader-registration-0001');
  return category;
}

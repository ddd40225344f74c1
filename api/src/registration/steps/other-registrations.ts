import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import * as vipCalls from '@summit/contract/calls/vip';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import { registrationKinds } from '@summit/contract/registration/registration-kinds';
import { packagesFor } from '../../orders/public/packages.queries.ts';
import type { CategoryRow } from '../../people/attendees/categories.tables.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { SignedInAttendee } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findTraderInvitation, traderRefusal } from '../crypto-traders/crypto-traders.queries.ts';
import { passesLeft, requireUsable } from '../public/vip.queries.ts';
import { guessVipInvitation } from '../vip/guess-vip-invitation.ts';
import { createSubmitCryptoTraderHandler } from './crypto-trader.ts';
import { createVipStepOneHandler } from './invited/vip-step-one.ts';
import { createVipStepTwoHandler, requirePass } from './invited/vip-step-two.ts';
import { createSelectPackageHandler } from './select-package.ts';
import { createSubmitTopicsHandler } from './submit-topics.ts';

/** Registering as a crypto trader or by a VIP link. */
export const otherRegistrations: Capability = (app, platform) => {
  const { db, clock } = platform;
  const selectPackage = createSelectPackageHandler(platform);
  const submitTopics = createSubmitTopicsHandler(platform);

  serve(app, cryptoTraderCalls, {
    submitCryptoTrader: createSubmitCryptoTraderHandler(platform),

    cryptoTraderInvitation: async ({ query, fail }) => {
      const invitation = await findTraderInvitation(db, query.invitationToken);
      if (!invitation) return fail('cqrs-0009');
      const refusal = traderRefusal(invitation, clock.now());
      return refusal ? fail(refusal) : invitation;
    },

    cryptoTraderPackages: async ({ query, attendee, fail }) => {
      const category = await traderCategory(db, attendee);
      const isOwn = !query.attendeeEmail || isSameEmail(query.attendeeEmail, attendee.email);
      return isOwn ? packagesFor(db, attendee.id, category, clock.now()) : fail('fm.cms-0041');
    },

    selectCryptoTraderPackage: async (input) => {
      await traderCategory(db, input.attendee);
      return selectPackage(input);
    },
  });

  serve(app, vipCalls, {
    vipInvitation: async ({ params, request }) => {
      const known = requireUsable(await guessVipInvitation(platform, params, request), clock.now());
      const { invitation, category } = known;
      const { id, name, company, passesLimit, validUntil } = invitation;
      return {
        id,
        name,
        company,
        type: category.type,
        passesLimit,
        passesLeft: passesLeft(known),
        accountManagerEmailRequired: category.needsAccountManager,
        validUntil: validUntil?.toISOString() ?? null,
      };
    },

    vipStepOne: createVipStepOneHandler(platform),
    vipStepTwo: createVipStepTwoHandler(platform),

    vipKillerFeature: async (input) => {
      const { attendee, params, fail } = input;
      const known = await db.transaction((tx) => requirePass(tx, attendee.id, params));
      return known ? submitTopics(input) : fail('fm.cms-0022');
    },
  });
};

async function traderCategory(db: Db, { categoryId }: SignedInAttendee): Promise<CategoryRow> {
  const category = categoryId && (await findCategory(db, categoryId));
  const types: readonly string[] = registrationKinds.CryptoTrader.category;
  if (!category || !types.includes(category.type)) throw new Failure('crypto-trader-registration-0001');
  return category;
}

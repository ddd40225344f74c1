import * as vipCalls from '@summit/contract/calls/vip';
import { timeItself } from '../../platform/rehearsal/current-rehearsal.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { passesLeft, requireUsable } from '../public/vip.queries.ts';
import { createSubmitTopicsHandler } from '../steps/submit-topics.ts';
import { guessVipInvitation } from './guess-vip-invitation.ts';
import { createVipStepOneHandler } from './vip-step-one.ts';
import { createVipStepTwoHandler, requirePass } from './vip-step-two.ts';

/** Registering by a VIP link. */
export const vipRegistration: Capability = (app, platform) => {
  const { db, clock } = platform;
  const submitTopics = createSubmitTopicsHandler(platform);

  serve(app, vipCalls, {
    vipInvitation: async ({ params, request }) => {
      const known = requireUsable(await guessVipInvitation(platform, params, request), timeItself(clock));
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

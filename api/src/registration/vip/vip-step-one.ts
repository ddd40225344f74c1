import type * as vipCalls from '@summit/contract/calls/vip';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { requireUsable, takePass } from '../public/vip.queries.ts';
import { beginRegistration } from '../steps/begin-registration.ts';
import { guessVipInvitation } from './guess-vip-invitation.ts';

/**
 * Begins the registration of a VIP, exhibitor or sponsor on a pass of the invitation. The pass is free again when the
 * attendee is removed.
 */
export function createVipStepOneHandler(platform: Platform): Handler<typeof vipCalls.vipStepOne> {
  const { clock } = platform;
  return async (input) => {
    const { params, request } = input;
    const { tokens } = await beginRegistration(platform, input, {
      find: async () => {
        const now = clock.now();
        const { invitation } = requireUsable(await guessVipInvitation(platform, params, request), now);
        return { invitation, now };
      },
      // An attendee of this kind logs in to continue. Only an organiser can give a pass to another registration.
      codeOfKnown: ({ categoryId }, { invitation }) =>
        categoryId === invitation.categoryId ? 'fm.cms-0029' : 'fm.cms-0093',
      add: (tx, store, { now }) =>
        takePass(
          tx,
          params,
          ({ category: { id: categoryId, type: attendeeType } }) => store({ attendeeType, categoryId }),
          now,
        ),
    });
    return tokens;
  };
}

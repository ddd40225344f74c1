import type * as vipCalls from '@summit/contract/calls/vip';
import { subscribe } from '../../../content/public/subscribers.queries.ts';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../../../people/public/attendees.queries.ts';
import { startSession } from '../../../people/public/sessions.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireUsable, takePass } from '../../public/vip.queries.ts';
import { guessVipInvitation } from '../../vip/guess-vip-invitation.ts';
import { permitBeginning, toAttendee } from '../beginning.ts';

/**
 * Starts the registration of a VIP, exhibitor or sponsor on a pass of the invitation, and signs them in. The pass is free
 * again when the attendee is removed.
 */
export function createVipStepOneHandler(platform: Platform): Handler<typeof vipCalls.vipStepOne> {
  const { db, clock } = platform;
  return async ({ body, params, request, fail }) => {
    await permitBeginning(platform, body, request);
    const now = clock.now();
    const { invitation } = requireUsable(await guessVipInvitation(platform, params, request), now);
    const known = await findAttendeeByEmail(db, body.email);
    if (known) {
      // They log in to go on with a pass of this kind. Only an organiser can give a pass for another registration.
      return fail(known.categoryId === invitation.categoryId ? 'fm.cms-0029' : 'fm.cms-0093');
    }
    const person = await toAttendee(platform, body);
    return db.transaction(async (tx) => {
      const added = await takePass(
        tx,
        params,
        async ({ category: { id: categoryId, type: attendeeType } }) =>
          (await addAttendee(tx, { ...person, attendeeType, categoryId })) ??
          fail(await codeOfTaken(tx, body.email)),
        now,
      );
      if (added.marketing) await subscribe(platform, tx, added);
      return startSession(platform, tx, added.id, request);
    });
  };
}

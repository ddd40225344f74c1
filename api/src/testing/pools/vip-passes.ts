import { eq } from 'drizzle-orm';
import * as vipCalls from '@summit/contract/calls/vip';
import { addAttendee } from '../../people/public/attendees.queries.ts';
import { addVipInvitation, takePass } from '../../registration/public/vip.queries.ts';
import { vipPasses } from '../../registration/vip/vip.tables.ts';
import { firstStep, person, type Pool, removeRegistered, rush } from './pool.ts';

const link = { id: 'rush-vip', code: 'rush' };

/** The passes of one invitation; the first step of a guest takes one. */
export const passes: Pool = {
  name: 'VIP passes',
  lockedTable: 'vip_invitations',
  refusal: 'fm.cms-0077',
  async prepare(db) {
    const categoryId = 'vip-guest';
    const invitation = await addVipInvitation(db, {
      slug: link.id,
      code: link.code,
      name: 'Rushmore',
      categoryId,
      passesLimit: rush.size,
    });
    return {
      take: ({ db: own, clock }, taker) =>
        own.transaction((tx) => {
          const guest = { ...person(link.id, taker), attendeeType: 'Vip' as const, categoryId };
          return takePass(tx, link, async () => requireAdded(await addAttendee(tx, guest)), clock.now());
        }),
      request: (taker) => ({ call: vipCalls.vipStepOne, params: link, body: firstStep(link.id, taker) }),
      countTaken: (own) => own.$count(vipPasses, eq(vipPasses.invitationId, invitation.id)),
      refill: (own) => removeRegistered(own, link.id),
    };
  },
};

function requireAdded<T>(added: T | null): T {
  if (added === null) throw new Error('The guest was not added.');
  return added;
}

import * as calls from '@summit/contract/calls/organise-attendees';
import { audit } from '../../organisers/public/audit.queries.ts';
import { entriesQuery } from '../../platform/resources/entries-query.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readAttendee } from './attendee-detail.queries.ts';
import { listForDesk } from './attendees-list.queries.ts';
import { findCategory, lockForDesk, sendAgain, setAttendee } from './desk-changes.queries.ts';

/** The calls with which organisers manage attendees. */
export const attendeeDesk: Capability = (app, { db, clock, responseCache }) => {
  serve(app, calls, {
    organisedAttendees: ({ query }) => listForDesk(db, entriesQuery(query)),
    organisedAttendee: async ({ organiser, params, fail }) =>
      (await readAttendee(db, params.id, organiser)) ?? fail('cqrs-0009'),

    resendMail: ({ organiser, params, fail }) =>
      db.transaction(async (tx) => {
        const attendee = (await lockForDesk(tx, params.id)) ?? fail('cqrs-0009');
        const sent = (await sendAgain(tx, params.mail, attendee.email, clock.now())) ?? fail('cqrs-0009');
        const change = { call: 'resendMail', subject: `attendees/${attendee.id}/mails`, after: sent };
        await audit(tx, organiser, change, clock.now());
      }),

    confirmAttendeeAddress: ({ organiser, params, body, fail }) =>
      db.transaction(async (tx) => {
        const attendee = (await lockForDesk(tx, params.id)) ?? fail('cqrs-0009');
        if (attendee.confirmedEmail === attendee.email) return fail('attendee-desk-0001');
        await setAttendee(tx, attendee.id, { confirmedEmail: attendee.email }, clock.now());
        const subject = `attendees/${attendee.id}/confirmation`;
        const change = { before: { isConfirmed: false }, after: { isConfirmed: true, reason: body.reason } };
        await audit(tx, organiser, { call: 'confirmAttendeeAddress', subject, ...change }, clock.now());
      }),

    moveAttendee: async ({ organiser, params, body, fail }) => {
      await db.transaction(async (tx) => {
        const attendee = (await lockForDesk(tx, params.id)) ?? fail('cqrs-0009');
        const { categoryId } = attendee;
        // They are there already: the response to it was lost.
        if (categoryId === body.categoryId) return;
        if (categoryId !== body.fromCategoryId) return fail('resource-0001');
        const [from, to] = [await findCategory(tx, categoryId), await findCategory(tx, body.categoryId)];
        if (!to) return fail('cqrs-0009');
        if (from?.type !== to.type || from.isVip !== to.isVip) return fail('attendee-desk-0002');
        await setAttendee(tx, attendee.id, { categoryId: to.id }, clock.now());
        const subject = `attendees/${attendee.id}/category`;
        const change = { before: { categoryId }, after: { categoryId: to.id } };
        await audit(tx, organiser, { call: 'moveAttendee', subject, ...change }, clock.now());
      });
      responseCache.drop('attendees');
    },
  });
};

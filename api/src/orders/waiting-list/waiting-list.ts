import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { findDomainProblem } from '../../people/public/email-domains.queries.ts';
import { repeat } from '../../platform/jobs/repeat.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { findPackageFor } from '../public/packages.queries.ts';
import { endEntry, findEntry, readOwnEntries, toEntry } from './entries.queries.ts';
import { join } from './join.ts';
import { offerAllPlaces } from './offer-places.queries.ts';

/** How often free places are offered, in milliseconds. */
const offerMs = 2_000;

/** Waiting for a place in a package that is sold out. */
export const waitingList: Capability = (app, platform) => {
  const { db, clock, rateLimiter } = platform;
  const offers = repeat(app, 'offer places', offerMs, () => offerAllPlaces(platform));
  serve(app, waitingListCalls, {
    ownWaitingEntries: ({ attendee }) => readOwnEntries(db, attendee.id),

    joinWaitingList: ({ attendee, body: { packageType }, fail }) =>
      db.transaction(async (tx) => {
        const row = await lockAttendee(tx, attendee.id);
        const category = row && (await findCategory(tx, row.categoryId));
        if (!row || !category) return fail('fm.cms-0041');
        if (row.registrationStatus === 'Completed') return fail('fm.cms-0019');
        if (!(await findPackageFor(tx, packageType, category, clock.now()))) return fail('fm.cms-0048');
        if (!(await join(platform, tx, { packageType, email: row.email, attendee: row }))) {
          return fail('waiting-list-0002');
        }
        return readOwnEntries(tx, row.id);
      }),

    leaveWaitingList: async ({ attendee, params: { id }, fail }) => {
      const { entries } = await readOwnEntries(db, attendee.id);
      if (!entries.some((entry) => entry.id === id) || !(await endEntry(db, id))) {
        return fail('waiting-list-0003');
      }
      offers.kick();
      return readOwnEntries(db, attendee.id);
    },

    joinWaitingListByEmail: async ({ body, request, fail }) => {
      await rateLimiter.visit('waitingListOfDevice', request);
      await rateLimiter.requireAttempt('waitingListOfAddress', { email: body.email });
      const problem = await findDomainProblem(db, body.email);
      if (problem) return fail(problem === 'forbidden.domain-0001' ? 'email.domain-0002' : problem);
      await db.transaction((tx) => join(platform, tx, { ...body, attendee: null }));
    },

    waitingEntryByToken: async ({ query, fail }) => {
      const row = await findEntry(platform, query.token);
      return row ? { email: row.email, entry: await toEntry(db, row) } : fail('waiting-list-0003');
    },

    leaveWaitingListByToken: async ({ query, fail }) => {
      const row = await findEntry(platform, query.token);
      if (!row || !(await endEntry(db, row.id))) return fail('waiting-list-0003');
      offers.kick();
    },
  });
};

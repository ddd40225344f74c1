import * as calls from '@summit/contract/calls/organise-check-in';
import { getDoorDay } from '@summit/contract/organising/check-in';
import { audit } from '../../organisers/public/audit.queries.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { writeTicketCode } from '../tickets/ticket-code.ts';
import { acceptedPems, readPublicKeys, ticketSigningKey } from '../tickets/ticket-keys.ts';
import { admit, undo } from './admit.ts';
import { findGuests, listBadges, listGuests } from './guests.queries.ts';
import {
  countByDay,
  countPlaces,
  countTickets,
  listChanges,
  listDoubtful,
  listEntered,
  listRefused,
} from './numbers.queries.ts';
import { settle } from './settle.ts';

/** The doors of the event. */
export const checkIn: Capability = (app, { db, clock, config }) => {
  const signingKey = ticketSigningKey(config.secret);
  const pems = acceptedPems(config);
  const keys = readPublicKeys(pems);
  const readToday = async () => {
    const { timeZone, startsOn, endsOn } = await readSection(db, 'event');
    const asOf = clock.now().toISOString();
    return { asOf, days: { timeZone, startsOn, endsOn }, today: getDoorDay(asOf, timeZone) };
  };

  serve(app, calls, {
    admitTicket: ({ organiser, body }) =>
      db.transaction((tx) => {
        const now = clock.now();
        return admit(tx, keys, organiser, { ...body, at: now, isOffline: false }, now);
      }),

    settleAdmissions: async ({ organiser, body }) => ({
      admissions: await settle(db, keys, organiser, body, clock.now()),
    }),

    undoAdmission: ({ organiser, params, body }) =>
      db.transaction((tx) => undo(tx, organiser, { id: params.id, reason: body.reason }, clock.now())),

    guestsAtDoor: async ({ query }) => ({
      guests: await findGuests(db, query.q, (await readToday()).today),
    }),

    checkInNumbers: async ({ query }) => {
      const { asOf, days, today } = await readToday();
      return {
        asOf,
        ...days,
        tickets: await countTickets(db),
        capacity: await countPlaces(db),
        days: await countByDay(db, days),
        doubtful: await listDoubtful(db, clock.now()),
        changes: await listChanges(db, today, query.since),
      };
    },

    shiftList: async ({ organiser }) => {
      const { asOf, days, today } = await readToday();
      const list = {
        guests: await listGuests(db),
        entered: await listEntered(db, today),
        refused: await listRefused(db),
      };
      const taken = { call: 'shiftList', subject: 'lists/door', after: { people: list.guests.length } };
      await db.transaction((tx) => audit(tx, organiser, taken, clock.now()));
      return { asOf, ...days, ...pems, organiserId: organiser.id, ...list };
    },

    badgeSheet: async ({ organiser, body }) => {
      const { startsOn, endsOn } = await readSection(db, 'event');
      const { badges, ...rest } = await listBadges(db, body);
      const taken = { call: 'badgeSheet', subject: 'lists/badges', after: { badges: badges.length } };
      await db.transaction((tx) => audit(tx, organiser, taken, clock.now()));
      const coded = badges.map(({ type, ...badge }) => {
        const facts = { number: badge.ticketNumber, kind: type.toUpperCase(), startsOn, endsOn };
        return { ...badge, code: writeTicketCode(signingKey, facts) };
      });
      return { badges: coded, ...rest };
    },
  });
};

import { createHash } from 'node:crypto';
import * as personalDataCalls from '@summit/contract/calls/personal-data';
import { canonicalEmail, type EmailKey } from '@summit/contract/contact-details/email-address';
import { audit } from '../../organisers/public/audit.queries.ts';
import { againAfterDeadlock } from '../../platform/db/again-after-deadlock.ts';
import { changeOrTry } from '../../platform/db/change-or-try.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { snapshot } from '../../platform/db/read-only.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findAttendee, findAttendeeByEmail } from '../public/attendees.queries.ts';
import { lockWithPassword } from '../public/lock-with-password.ts';
import { collectPerson } from './collect-person.queries.ts';
import { erasePerson } from './erase-person.queries.ts';
import type { Person } from './person.ts';
import { removeOverdue } from './remove-overdue.queries.ts';

/** The calls that export, erase, and remove personal data after its retention period. */
export const personalData: Capability = (app, platform) => {
  const { db, clock, config, responseCache, passwords, rateLimiter } = platform;
  const toOptions = (isDryRun: boolean) => ({ dataDir: config.dataDir, now: clock.now(), isDryRun });

  function dropResponses(): void {
    responseCache.drop('attendees');
    // Their place can be chosen again.
    responseCache.drop('packages');
  }

  async function collected(email: string, person: Person) {
    const tables = await db.transaction((tx) => collectPerson({ db: tx, config }, person), snapshot);
    return { email, collectedAt: clock.now().toISOString(), tables };
  }

  serve(app, personalDataCalls, {
    personalDataOf: async ({ organiser, body }) => {
      const person = await getPerson(db, body.email);
      const subject = getSubject(person);
      await db.transaction((tx) => audit(tx, organiser, { call: 'personalDataOf', subject }, clock.now()));
      return collected(body.email, person);
    },
    erasePerson: async ({ organiser, body, query }) => {
      const isDryRun = query.dryRun === 'true';
      const erase = async (tx: Tx) => {
        const person = await getPerson(tx, body.email);
        const made = await erasePerson(tx, person, toOptions(isDryRun));
        const rows = Object.fromEntries(made.tables.map((one) => [one.table, `${one.rows} ${one.outcome}`]));
        const change = {
          call: 'erasePerson',
          subject: getSubject(person),
          after: { rows, files: made.files },
        };
        await audit(tx, organiser, change, clock.now());
        return made;
      };
      const erased = await againAfterDeadlock(() => changeOrTry(db, isDryRun, erase));
      if (!isDryRun) dropResponses();
      return erased;
    },
    removeOverdue: async ({ organiser, query }) => {
      const remove = async (tx: Tx) => {
        const removed = await removeOverdue(tx, clock.now());
        const after = Object.fromEntries(removed.map(({ table, rows }) => [table, rows]));
        const change = { call: 'removeOverdue', subject: 'personal-data/overdue', after };
        await audit(tx, organiser, change, clock.now());
        return removed;
      };
      const tables = await againAfterDeadlock(() => changeOrTry(db, query.dryRun === 'true', remove));
      return { tables };
    },
    ownPersonalData: async ({ attendee, fail }) => {
      await rateLimiter.requireAttempt('personalDataOfAttendee', { id: attendee.id });
      const row = await findAttendee(db, attendee.id);
      if (!row) return fail('cqrs-0009');
      return collected(row.email, ownPerson(row));
    },
    eraseOwnAccount: async ({ attendee, body, fail }) => {
      await rateLimiter.requireAttempt('passwordChangeOfAttendee', { id: attendee.id });
      const row = await findAttendee(db, attendee.id);
      if (!row) return fail('cqrs-0009');
      if (!(await passwords.verify(row.passwordHash, body.password))) return fail('fm.cms-0070');
      await rateLimiter.refund('passwordChangeOfAttendee', { id: attendee.id });
      const erase = async (tx: Tx) => {
        const locked = await lockWithPassword(tx, platform, row, body.password);
        return locked ? erasePerson(tx, ownPerson(locked), toOptions(false)) : fail('fm.cms-0070');
      };
      const erased = await againAfterDeadlock(() => db.transaction(erase));
      dropResponses();
      return erased;
    },
  });
};

/** A person whom an organiser names by their address. */
interface Named extends Person {
  email: EmailKey;
}

/** The address counts only once it is confirmed: what others sent from it is not for someone who merely typed it. */
function ownPerson({ id, email, confirmedEmail }: AttendeeRow): Person {
  return { id, email: confirmedEmail === email ? canonicalEmail(email) : null };
}

async function getPerson(db: Db, email: string): Promise<Named> {
  return { id: (await findAttendeeByEmail(db, email))?.id ?? null, email: canonicalEmail(email) };
}

/** The record names nobody: the account, or a hash by which an address that is known can be found again. */
function getSubject({ id, email }: Named): string {
  return `personal-data/${id ?? createHash('sha256').update(email).digest('hex').slice(0, 16)}`;
}

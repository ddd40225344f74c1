import { sql } from 'drizzle-orm';
import { writePages } from '@summit/api/src/orders/payment-sandbox/stored-pages.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import type { Clock } from '@summit/api/src/platform/clock.ts';
import type { Config } from '@summit/api/src/platform/config.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import { fillAttendees } from './fill/attendees.ts';
import { fillAwards } from './fill/awards.ts';
import { fillBlitz } from './fill/blitz.ts';
import { fillContent } from './fill/content.ts';
import { fillFilms } from './fill/films.ts';
import { fillInvitations } from './fill/invitations.ts';
import { fillOrganisers } from './fill/organisers.ts';
import { fillProgramme } from './fill/programme.ts';
import { fillRegistration } from './fill/registration.ts';
import { fillSales } from './fill/sales.ts';
import { fillSettings } from './fill/settings.ts';
import { fillSponsors } from './fill/sponsors.ts';
import { pictureShelf } from './pictures/picture-shelf.ts';

interface Needs {
  db: Db;
  /** Pictures are stored in its data folder. */
  config: Config;
  clock: Clock;
  /** False: nothing was ever sold, for tests that count every order, payment and invoice. */
  withSales?: boolean;
}

/**
 * Fills an empty database with the fictional event and stores its pictures: everything or nothing.
 * Refuses a database that has attendees. The same database content every time, but for the password's salt.
 */
export async function seedDemoEvent({ db, config, clock, withSales = true }: Needs): Promise<void> {
  const shelf = pictureShelf();
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ exists: boolean }>(sql`select exists (select from ${attendees})`);
    if (rows[0]?.exists) throw new Error('The demo event is seeded into an empty database only.');
    const context = { db: tx, config, now: clock.now(), shelf };
    await fillSettings(context);
    await fillRegistration(context);
    await fillAttendees(context);
    const paid = withSales ? await fillSales(context) : [];
    await fillProgramme(context);
    await fillSponsors(context);
    await fillContent(context);
    await fillFilms(context);
    await fillInvitations(context);
    await fillBlitz(context);
    await fillAwards(context);
    await fillOrganisers(context);
    // Before the rows can be seen, so that no picture is ever missing.
    await shelf.store(config.dataDir);
    if (config.paymentSandbox && paid.length > 0) writePages(config.dataDir, paid);
  });
}

import { asc, desc, eq, or } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { isPermitted } from '@summit/contract/session/organisers';
import { packagePlaces, packages } from '../../orders/packages/packages.tables.ts';
import { orders } from '../../orders/payments/payments.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { mailOutbox } from '../../platform/mail/mail.tables.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { categories } from '../attendees/categories.tables.ts';
import { listEvents } from './attendee-events.queries.ts';
import { getStory } from './attendee-story.ts';
import { attendeeColumns } from './attendees-list.queries.ts';
import { readNamedProfile } from './named-profile.queries.ts';

/** All details of one attendee for organisers; null when there is none. */
export async function readAttendee(db: Db, id: string, reader: SignedInOrganiser) {
  if (!isUuid(id)) return null;
  const { phone, imageUrl, updatedAt, profile, erasedAt } = attendees;
  const [row] = await db
    .select({ ...attendeeColumns, phone, imageUrl, updatedAt, profile, erasedAt })
    .from(attendees)
    .innerJoin(categories, eq(categories.id, attendees.categoryId))
    .where(eq(attendees.id, id));
  if (!row || row.erasedAt) return null;
  const mails = await listMails(db, row.email);
  const place = await findPlace(db, id);
  const { roles } = reader;
  const bought = isPermitted(roles, 'orders.read') ? await listOrders(db, id) : null;
  const others = await listEvents(db, row.id, reader);
  const { profile: stored, erasedAt: _erased, createdAt, updatedAt: changedAt, ...facts } = row;
  const mayReadNeeds = isPermitted(roles, 'attendees.needs');
  return {
    ...facts,
    createdAt: createdAt.toISOString(),
    updatedAt: changedAt.toISOString(),
    profile: await readNamedProfile(db, stored),
    dietaryNeeds: (mayReadNeeds && stored.dietaryNeeds) || null,
    accessNeeds: (mayReadNeeds && stored.accessNeeds) || null,
    place: place && {
      packageId: place.packageId,
      packageName: place.packageName,
      state: place.state,
      heldUntil: place.heldUntil?.toISOString() ?? null,
    },
    orders: bought ? bought.map((order) => ({ ...order, createdAt: order.createdAt.toISOString() })) : null,
    mails: mails.map(toMail),
    timeline: getStory({ createdAt, place, orders: bought ?? [], mails, others }),
  };
}

async function findPlace(db: Db, attendeeId: string) {
  const { packageId, state, heldUntil, chosenAt } = packagePlaces;
  const [row] = await db
    .select({ packageId, packageName: packages.name, state, heldUntil, chosenAt })
    .from(packagePlaces)
    .innerJoin(packages, eq(packages.id, packageId))
    .where(eq(packagePlaces.attendeeId, attendeeId));
  return row ?? null;
}

async function listOrders(db: Db, attendeeId: string) {
  const { id, state, createdAt } = orders;
  return db
    .select({ id, packageName: packages.name, state, createdAt })
    .from(orders)
    .innerJoin(packages, eq(packages.id, orders.packageId))
    .where(or(eq(orders.attendeeId, attendeeId), eq(orders.holderId, attendeeId)))
    .orderBy(asc(createdAt), asc(id));
}

type MailRow = Awaited<ReturnType<typeof listMails>>[number];

async function listMails(db: Db, recipient: string) {
  const { id, topic, subject, createdAt, sentAt, givenUpAt, lastError } = mailOutbox;
  return db
    .select({ id, topic, subject, createdAt, sentAt, givenUpAt, lastError })
    .from(mailOutbox)
    .where(eq(mailOutbox.recipient, recipient))
    .orderBy(desc(createdAt), desc(id))
    .limit(limits.shownMails);
}

function toMail({ createdAt, sentAt, givenUpAt, lastError, ...mail }: MailRow) {
  const unsent = givenUpAt ? ('failed' as const) : ('waiting' as const);
  return {
    ...mail,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
    state: sentAt ? ('sent' as const) : unsent,
    lastError: sentAt ? null : lastError,
  };
}

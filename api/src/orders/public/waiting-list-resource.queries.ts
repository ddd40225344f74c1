import { asc, eq, sql } from 'drizzle-orm';
import { object } from 'yup';
import { whole } from '@summit/contract/forms/resource-rules';
import { oneOf, optionalText } from '@summit/contract/forms/rules';
import { waitingStates } from '@summit/contract/organising/waiting-states';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { packages, waitingList } from '../packages/packages.tables.ts';

const schema = object({
  id: optionalText(),
  name: optionalText(),
  ticket: optionalText(),
  state: oneOf(waitingStates),
  /** Null for an entry that does not wait any more. */
  place: whole(),
  joinedAt: optionalText(),
  offeredUntil: optionalText(),
  email: optionalText(),
  packageId: optionalText(),
  attendeeId: optionalText(),
});

const columns = Object.keys(schema.fields);

/**
 * Everyone who waits for a ticket that is sold out, or did. Organisers only read it: nobody moves ahead of others, and
 * people leave the list themselves.
 */
export const waitingListResource: Resource = {
  key: 'id',
  columns,
  getFields: () => schema,
  readOnly: columns,
  drops: [],
  async list(db, query) {
    const rows = await listQueues(db);
    return listInMemory(rows.map(shown), columns, query);
  },
  // The place depends on the other entries, so that all of them are read.
  async find(db, key) {
    const row = (await listQueues(db)).find(({ id }) => id === key);
    return row ? shown(row) : null;
  },
  // The rules of its fields refuse every change before this.
  write: async (_tx, { key }) => ({ key }),
};

/** Counts those who wait for the same ticket up to this one, in the order of the offers. */
const place = sql<number | null>`case when ${waitingList.state} = 'Waiting' then
  (count(*) filter (where ${waitingList.state} = 'Waiting')
    over (partition by ${waitingList.packageId} order by ${waitingList.position}))::int end`;
const isOver = sql`${waitingList.state} not in ('Waiting', 'Offered')`;

/** The waiting lists, one ticket after the other: first those who may still get a place, in the order of the offers. */
function listQueues(db: Db) {
  return db
    .select({
      id: waitingList.id,
      name: sql<string | null>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      ticket: packages.name,
      state: waitingList.state,
      place,
      joinedAt: waitingList.joinedAt,
      offeredUntil: waitingList.offeredUntil,
      // An offer goes to the present address of an attendee.
      email: sql<string>`coalesce(${attendees.email}, ${waitingList.email})`,
      packageId: waitingList.packageId,
      attendeeId: waitingList.attendeeId,
    })
    .from(waitingList)
    .innerJoin(packages, eq(packages.id, waitingList.packageId))
    .leftJoin(attendees, eq(attendees.id, waitingList.attendeeId))
    .orderBy(asc(packages.position), asc(packages.id), asc(isOver), asc(waitingList.position));
}

type Row = Awaited<ReturnType<typeof listQueues>>[number];

function shown({ joinedAt, offeredUntil, ...row }: Row): Values {
  return {
    ...row,
    joinedAt: joinedAt.toISOString(),
    offeredUntil: offeredUntil?.toISOString() ?? null,
  };
}

import { asc, desc, eq, sql } from 'drizzle-orm';
import { object } from 'yup';
import { oneOf, optionalText } from '@summit/contract/forms/rules';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { listInMemory } from '../../platform/resources/list-in-memory.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { speakers } from '../../programme/speakers/speakers.tables.ts';
import { blitzParticipants } from '../../registration/blitz/blitz.tables.ts';
import {
  messageReports as reports,
  messages,
  messageThreads as threads,
} from '../conversations/messaging.tables.ts';

const schema = object({
  id: optionalText(),
  reportedAt: optionalText(),
  reporter: optionalText(),
  reported: optionalText(),
  /** The account to block, where there is one. */
  reportedAttendeeId: optionalText(),
  reason: optionalText(),
  conversation: optionalText(),
  state: oneOf(['Open', 'Closed']),
});

const columns = Object.keys(schema.fields);

/** Reported conversations, the open ones first. Organisers read no other ones. */
export const messageReportsResource: Resource = {
  key: 'id',
  columns,
  getFields: () => schema,
  readOnly: columns.filter((name) => name !== 'state'),
  drops: [],
  async list(db, query) {
    const rows = await selected(db).orderBy(desc(reports.state), asc(reports.reportedAt), asc(reports.id));
    const { rows: page, total } = listInMemory(rows.map(withNames), columns, query);
    const wanted = rows.filter(({ id }) => page.some((one) => one.id === id));
    const byId = new Map<unknown, Values>();
    for (const row of wanted) byId.set(row.id, await shown(db, row));
    return { rows: page.map(({ id }) => byId.get(id) ?? {}), total };
  },
  async find(db, key, { lock = false } = {}) {
    if (!isUuid(key)) return null;
    const query = selected(db).where(eq(reports.id, key));
    const [row] = await (lock ? query.for('update', { of: reports }) : query);
    return row ? shown(db, row) : null;
  },
  async write(tx, { key, after }) {
    const state = after.state === 'Closed' ? 'Closed' : 'Open';
    await tx.update(reports).set({ state }).where(eq(reports.id, key));
    return { key };
  },
};

const other = sql`(select first_name || ' ' || last_name from ${attendees} as other
  where other.id = ${threads.receiverAttendeeId})`;
const speaker = sql`(select first_name || ' ' || last_name from ${speakers} as speaker
  where speaker.id = ${threads.receiverId} and ${threads.receiverKind} = 'Speaker')`;
const table = sql`(select company from ${blitzParticipants} as participant
  where participant.id::text = ${threads.receiverId} and ${threads.receiverKind} = 'BlitzParticipant')`;

function selected(db: Db) {
  return db
    .select({
      id: reports.id,
      threadId: reports.threadId,
      side: reports.side,
      reason: reports.reason,
      state: reports.state,
      reportedAt: reports.reportedAt,
      starterId: threads.starterId,
      receiverAttendeeId: threads.receiverAttendeeId,
      starter: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
      receiver: sql<string>`coalesce(${other}, ${speaker}, ${table}, ${threads.receiverId})`,
    })
    .from(reports)
    .innerJoin(threads, eq(threads.id, reports.threadId))
    .innerJoin(attendees, eq(attendees.id, threads.starterId));
}

type Row = Awaited<ReturnType<typeof selected>>[number];

async function shown(db: Db, row: Row): Promise<Values> {
  const { starterId, starter, receiver } = row;
  const lines = await db
    .select()
    .from(messages)
    .where(eq(messages.threadId, row.threadId))
    .orderBy(asc(messages.place));
  const names = { true: starter, false: receiver };
  const conversation = lines.map(
    ({ senderId, sentAt, text }) =>
      `${sentAt.toISOString()} ${names[`${senderId === starterId}`]}: ${indented(text)}`,
  );
  const { state, ...others } = withNames(row);
  return { ...others, conversation: conversation.join('\n'), state };
}

/** A message with its further lines indented, so that none of them looks like a message of the other person. */
function indented(text: string): string {
  return text.replaceAll('\n', '\n    ');
}

/** The facts of a report without the conversation. */
function withNames({ id, side, reason, state, reportedAt, ...row }: Row): Values {
  const byStarter = side === 'starter';
  return {
    id,
    reportedAt: reportedAt.toISOString(),
    reporter: byStarter ? row.starter : row.receiver,
    reported: byStarter ? row.receiver : row.starter,
    reportedAttendeeId: byStarter ? row.receiverAttendeeId : row.starterId,
    reason,
    state,
  };
}

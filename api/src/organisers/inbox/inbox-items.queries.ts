import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { inbox, type InboxKind, inboxKinds, type InboxState } from '@summit/contract/organising/inbox';
import { isPermitted, type OrganiserRole } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import { getGround } from '../../platform/db/names.ts';
import type { EntriesQuery } from '../../platform/resources/entries-query.ts';
import { moment } from '../../platform/resources/filter-values.queries.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';

/** The query for each kind of item, all with the same columns; `own` is the state in the item's own table, if it has one. */
const sources: Record<InboxKind, SQL> = {
  contact: sql`select 'contact' as kind, id::text as id, sent_at as at, name, email, topic as subject,
    message as text, null as own from contact_messages`,
  partnerRequest: sql`select 'partnerRequest', request.id::text, requested_at, request.name, email,
    request.company || ': ' || kit.name, coalesce(message, ''), null
    from media_partner_requests request join media_kits kit on kit.id = request.media_kit_id`,
  errorReport: sql`select 'errorReport', id::text, reported_at, null, email, coalesce(message, 'An error'),
    concat_ws(E'\n', 'Request: ' || request_id, additional_error_body), null from error_reports`,
  messageReport: sql`select 'messageReport', id::text, reported_at, null, null, 'A reported conversation',
    coalesce(reason, ''), case state when 'Closed' then 'done' end from message_reports`,
  proposal: sql`select 'proposal', reference, sent_at, "values" ->> 'name', "values" ->> 'email',
    coalesce("values" ->> 'title', 'A proposal'), coalesce("values" ->> 'abstract', ''),
    case when status <> 'New' then 'done' end from form_submissions where type = 'speaker-proposal'`,
  sessionQuestion: sql`select 'sessionQuestion', question.id::text, sent_at,
    nullif(concat_ws(' ', first_name, last_name), ''), email, session.title, text, null
    from session_messages question join sessions session on session.id = question.session_id`,
};

/** The state that organisers set. A report that is open although they were done with it was made again since. */
const stateSet = sql`case item.kind when 'messageReport' then nullif(state.state, 'done') else state.state end`;

const column = {
  kind: sql<InboxKind>`item.kind`,
  id: sql<string>`item.id`,
  at: sql<Date>`item.at`.mapWith((at: string | Date) => new Date(at)),
  name: sql<string | null>`item.name`,
  email: sql<string | null>`item.email`,
  subject: sql<string>`item.subject`,
  text: sql<string>`item.text`,
  state: sql<InboxState>`coalesce(item.own, ${stateSet}, 'new')`,
  assigneeId: sql<string | null>`state.assignee_id::text`,
  assignee: sql<string | null>`organiser.name`,
};

/** The kinds that these roles may read. */
export function readableKinds(roles: readonly OrganiserRole[]): InboxKind[] {
  return inboxKinds.filter((kind) => isPermitted(roles, inbox[kind].read));
}

function itemsOf(kinds: readonly InboxKind[]): SQL {
  const all = sql.join(
    kinds.map((kind) => sources[kind]),
    sql` union all `,
  );
  // The first query names the columns of the union.
  return sql`(${sources.contact} where false union all ${all}) as item
    left join inbox_states state on state.kind = item.kind and state.item_id = item.id
    left join organisers organiser on organiser.id = state.assignee_id`;
}

/** One page of the items, the latest first. */
export async function listItems(db: Db, roles: readonly OrganiserRole[], query: EntriesQuery) {
  const kinds = readableKinds(roles);
  if (kinds.length === 0) return { items: [], total: 0 };
  const { kind, state, assigneeId, name, email, subject, text } = column;
  const { rows, total } = await listInSql(db, query, {
    select: db.select(column).from(itemsOf(kinds)).$dynamic(),
    columns: { kind, state, assigneeId, at: moment(sql`item.at`) },
    order: [desc(sql`item.at`), desc(column.id)],
    ground: getGround(name, email, subject, text),
    count: async (where) => {
      const [counted] = await db.select({ count: count() }).from(itemsOf(kinds)).where(where);
      return counted?.count ?? 0;
    },
  });
  return { items: rows.map(({ at, ...item }) => ({ ...item, at: at.toISOString() })), total };
}

/** One item; null when there is none. */
export async function findItem(db: Db, kind: InboxKind, id: string) {
  const [row] = await db
    .select({ ...column, note: sql<string>`coalesce(state.note, '')` })
    .from(itemsOf([kind]))
    .where(and(eq(column.kind, kind), eq(column.id, id)));
  return row ? { ...row, at: row.at.toISOString() } : null;
}

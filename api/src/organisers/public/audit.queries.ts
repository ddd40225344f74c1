import { and, desc, eq, gt, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import { maskedForRecord } from '@summit/contract/organising/record-masks';
import { recordReaders } from '@summit/contract/organising/record-readers';
import { isPermitted, type OrganiserRole } from '@summit/contract/session/organisers';
import type { Db, Tx } from '../../platform/db/db.ts';
import { getGround } from '../../platform/db/names.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import type { EntriesQuery } from '../../platform/resources/entries-query.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';

interface Change {
  /** The name of the call in the contract. */
  call: string;
  /** What is changed, e.g. `awards/status/Company`. */
  subject: string;
  /** The values before and after, which can be written as JSON; absent: there was none, or there is none any more. */
  before?: unknown;
  after?: unknown;
}

/**
 * Records a change by an organiser, in the transaction that makes it. For personal data and secrets it has only the fact
 * of the change and no values: the record is never altered, so they could not be erased.
 */
export async function audit(
  tx: Tx,
  { id, name }: Pick<SignedInOrganiser, 'id' | 'name'>,
  { call, subject, before = null, after = null }: Change,
  now: Date,
): Promise<void> {
  const masked = { before: maskedForRecord(subject, before), after: maskedForRecord(subject, after) };
  await tx
    .insert(organiserAudit)
    .values({ at: now, organiserId: id, organiserName: name, call, subject, ...masked });
}

/**
 * One page of the changes, the latest first. Changes of a resource are shown to those who may read that resource.
 */
export async function listAudit(db: Db, { roles }: Pick<SignedInOrganiser, 'roles'>, query: EntriesQuery) {
  const { subject, ...filter } = query.filter ?? {};
  const { rows, total } = await listInSql(
    db,
    { ...query, filter },
    {
      select: db.select().from(organiserAudit).$dynamic(),
      count: organiserAudit,
      columns: { at: organiserAudit.at, organiser: organiserAudit.organiserName, call: organiserAudit.call },
      where: and(isReadableBy(roles), typeof subject === 'string' ? isUnder(subject) : undefined),
      order: [desc(organiserAudit.id)],
      ground: getGround(organiserAudit.organiserName, organiserAudit.call, organiserAudit.subject),
    },
  );
  const items = rows.map(({ id, at, organiserName, call, subject: what, before, after }) => ({
    id,
    at: at.toISOString(),
    organiser: organiserName,
    call,
    subject: what,
    // Values are masked again, because older records were stored without masks.
    before: asText(maskedForRecord(what, before)),
    after: asText(maskedForRecord(what, after)),
  }));
  return { items, total };
}

/** The latest changes of some subjects, the latest first, without those that the record hides from these roles. */
export async function listLatestChanges(
  db: Db,
  { roles }: Pick<SignedInOrganiser, 'roles'>,
  subjects: readonly string[],
  limit: number,
) {
  const { at, organiserName: organiser, call, subject, before, after } = organiserAudit;
  const rows = await db
    .select({ at, organiser, call, subject, before, after })
    .from(organiserAudit)
    .where(and(inArray(subject, [...subjects]), isReadableBy(roles)))
    .orderBy(desc(organiserAudit.id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    before: maskedForRecord(row.subject, row.before),
    after: maskedForRecord(row.subject, row.after),
  }));
}

/** The fields that the changes of a subject after a moment have changed, as they were before each of them. */
export async function listBefore(db: Db, subject: string, since: Date): Promise<Record<string, unknown>[]> {
  const rows = await db
    .select({ before: organiserAudit.before })
    .from(organiserAudit)
    .where(and(eq(organiserAudit.subject, subject), gt(organiserAudit.at, since)));
  return rows.flatMap(({ before }) =>
    typeof before === 'object' && before !== null ? [before as Record<string, unknown>] : [],
  );
}

/** Whether the record has a change by an organiser at a moment, with these values among those after it. */
export async function isRecorded(
  db: Db,
  { call, organiserId, at }: { call: string; organiserId: string; at: Date },
  after: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const isThis = and(
    eq(organiserAudit.at, at),
    eq(organiserAudit.organiserId, organiserId),
    eq(organiserAudit.call, call),
    sql`${organiserAudit.after} @> ${JSON.stringify(after)}::jsonb`,
  );
  return (await db.$count(organiserAudit, isThis)) > 0;
}

/** The condition for the subjects, or parts of them, that these roles may read. */
function isReadableBy(roles: readonly OrganiserRole[]): SQL {
  const hidden = Object.entries(recordReaders)
    .filter(([, permission]) => !isPermitted(roles, permission))
    .map(([kind]) => kind);
  const { subject } = organiserAudit;
  const [kind, under] = [sql`split_part(${subject}, '/', 1)`, sql`split_part(${subject}, '/', 2)`];
  return sql`not (${kind} = any(${sql.param(hidden)}) or ${kind} || '/' || ${under} = any(${sql.param(hidden)}))`;
}

function isUnder(subject: string): SQL | undefined {
  const whole = subject.replace(/\/$/, '');
  const pattern = `${whole.replaceAll(/[\\%_]/g, '\\$&')}/%`;
  return or(eq(organiserAudit.subject, whole), like(organiserAudit.subject, pattern));
}

function asText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

import { and, desc, like, sql } from 'drizzle-orm';
import type * as organiserCalls from '@summit/contract/calls/organisers';
import { maskedForRecord } from '@summit/contract/organising/record-masks';
import { resourceFact, resourceIds } from '@summit/contract/organising/resources';
import type { QueryOf } from '@summit/contract/requests/call';
import { isPermitted } from '@summit/contract/session/organisers';
import type { Db, Tx } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';

interface Change {
  /** The name of the call in the contract. */
  call: string;
  /** What is changed, e.g. `awards/status/Company`. */
  subject: string;
  /** What it was and what it is, as it can be written in JSON; absent: there was nothing, or is no longer. */
  before?: unknown;
  after?: unknown;
}

/**
 * Records a change of an organiser, in the transaction that makes it. Of people and of secrets it keeps that they changed
 * and not what they were: the record is never altered, and what is in it could not be erased.
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
 * One page of the changes, the latest first; filtered by the beginning of what was changed. Changes of a resource are
 * shown to those who may read that resource.
 */
export async function listAudit(
  db: Db,
  { roles }: Pick<SignedInOrganiser, 'roles'>,
  query: QueryOf<typeof organiserCalls.audit>,
) {
  const subject = query['filter.Subject.Like'];
  const hidden = resourceIds.filter((id) => !isPermitted(roles, resourceFact(id).read));
  const isReadable = sql`not split_part(${organiserAudit.subject}, '/', 1) = any(${sql.param(hidden)})`;
  const begins = subject
    ? like(organiserAudit.subject, `${subject.replaceAll(/[\\%_]/g, '\\$&')}%`)
    : undefined;
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(organiserAudit).orderBy(desc(organiserAudit.id)).$dynamic(),
    from: organiserAudit,
    where: and(isReadable, begins),
  });
  const entries = rows.map(({ id, at, organiserName, call, subject: what, before, after }) => ({
    id,
    at: at.toISOString(),
    organiser: organiserName,
    call,
    subject: what,
    // Masked again: what was recorded before there were masks is as it was.
    before: asText(maskedForRecord(what, before)),
    after: asText(maskedForRecord(what, after)),
  }));
  return { entries, ...counts };
}

function asText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

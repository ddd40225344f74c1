import { desc, like } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type * as organiserCalls from '@summit/contract/calls/organisers';
import type { Db, Tx } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import type { SignedInOrganiser } from '../platform/platform.ts';
import { organiserAudit } from './organisers.tables.ts';

interface Change {
  /** The name of the call in the contract. */
  call: string;
  /** What is changed, e.g. `awards/status/Company`. */
  subject: string;
  /** What it was and what it is, as it can be written in JSON; absent: there was nothing, or is no longer. */
  before?: unknown;
  after?: unknown;
}

/** Records a change of an organiser, in the transaction that makes it. */
export async function audit(
  tx: Tx,
  { id, name }: Pick<SignedInOrganiser, 'id' | 'name'>,
  { call, subject, before = null, after = null }: Change,
  now: Date,
): Promise<void> {
  await tx
    .insert(organiserAudit)
    .values({ at: now, organiserId: id, organiserName: name, call, subject, before, after });
}

/** One page of the changes, the latest first; filtered by the beginning of what was changed. */
export async function listAudit(db: Db, query: QueryOf<typeof organiserCalls.audit>) {
  const subject = query['filter.Subject.Like'];
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(organiserAudit).orderBy(desc(organiserAudit.id)).$dynamic(),
    from: organiserAudit,
    where: subject ? like(organiserAudit.subject, `${subject.replaceAll(/[\\%_]/g, '\\$&')}%`) : undefined,
  });
  const entries = rows.map(({ id, at, organiserName, call, subject: what, before, after }) => ({
    id,
    at: at.toISOString(),
    organiser: organiserName,
    call,
    subject: what,
    before: asText(before),
    after: asText(after),
  }));
  return { entries, ...counts };
}

function asText(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}

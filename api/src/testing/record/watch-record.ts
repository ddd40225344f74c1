import { gt, max } from 'drizzle-orm';
import type { Call } from '@summit/contract/requests/call';
import { organiserAudit } from '../../organisers/organisers/organisers.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { type CallName, findWatched, getRows, type Rows, rules } from './rows-of-calls.ts';

interface Sent {
  params?: unknown;
  query?: unknown;
  body?: unknown;
}

interface Received {
  status: number;
  body: unknown;
}

/** Calls that were made at the same time: their rows cannot be distinguished. */
interface Overlapping {
  /** The last row before them. */
  after: Promise<number>;
  underWay: number;
  finished: { name: CallName; status: number; rows: Rows }[];
}

/**
 * Requires of each call of organisers that the record gets exactly the rows that the call should have. What a test
 * writes into the record between calls does not count.
 */
export function watchRecord(db: Db) {
  const sentBefore = new Set<string>();
  let overlapping: Overlapping | null = null;
  let checked: Promise<unknown> = Promise.resolve();

  function expectRows(name: CallName, sent: Sent, { status, body: response }: Received): Rows {
    if (status >= 300) return [0, rules[name]?.refused ?? 0];
    const key = JSON.stringify([name, sent.params, sent.query, sent.body]);
    const isFirst = !sentBefore.has(key);
    sentBefore.add(key);
    return getRows(name, { query: sent.query, body: sent.body, response, isFirst });
  }

  /** Sends a call. @throws Error when the record has too few or too many rows afterwards */
  return async function watched<R extends Received>(
    call: Call,
    sent: Sent,
    send: () => Promise<R>,
  ): Promise<R> {
    const name = findWatched(call);
    if (!name) return send();
    overlapping ??= { after: checked.then(() => findLatest(db)), underWay: 0, finished: [] };
    const mine = overlapping;
    mine.underWay += 1;
    try {
      await mine.after;
      const received = await send();
      mine.finished.push({ name, status: received.status, rows: expectRows(name, sent, received) });
      return received;
    } finally {
      mine.underWay -= 1;
      if (mine.underWay === 0) {
        overlapping = null;
        const check = checkRows(db, mine);
        // The next call begins after this check, so that its rows are not counted here.
        checked = check.catch(() => undefined);
        await check;
      }
    }
  };
}

async function findLatest(db: Db): Promise<number> {
  const [row] = await db.select({ id: max(organiserAudit.id) }).from(organiserAudit);
  return row?.id ?? 0;
}

async function checkRows(db: Db, { after, finished }: Overlapping): Promise<void> {
  const rows = await db
    .select({ call: organiserAudit.call, subject: organiserAudit.subject })
    .from(organiserAudit)
    .where(gt(organiserAudit.id, await after))
    .orderBy(organiserAudit.id);
  const least = finished.reduce((sum, one) => sum + one.rows[0], 0);
  const most = finished.reduce((sum, one) => sum + one.rows[1], 0);
  const names = new Set<string>(finished.flatMap(({ name }) => [name, rules[name]?.alsoAs ?? name]));
  if (least <= rows.length && rows.length <= most && rows.every(({ call }) => names.has(call))) return;
  const calls = finished.map(({ name, status }) => `${name} (${status})`).join(', ');
  const found = rows.map(({ call, subject }) => `${call} of ${subject}`).join(', ') || 'none';
  const wanted = least === most ? `${least}` : `${least} to ${most}`;
  throw new Error(`The record has ${rows.length} rows of ${calls} instead of ${wanted}: ${found}.`);
}

import { Failure } from '../../platform/responses/failure.ts';
import type { ListingRow } from './listings.queries.ts';

/**
 * A listing that may be written: it is not with the organisers, and its invitation is open.
 * @throws Failure fm.cms-0061 for an unknown token, fm.cms-0059 or fm.cms-0060 once it is submitted or approved,
 * fm.cms-0009 once the invitation is closed
 */
export function writableListing(row: ListingRow | null, now: Date): ListingRow {
  if (!row) throw new Failure('fm.cms-0061');
  if (row.status === 'Approved') throw new Failure('fm.cms-0060');
  if (row.status === 'Submitted') throw new Failure('fm.cms-0059');
  if (isClosed(row, now)) throw new Failure('fm.cms-0009');
  return row;
}

/** Whether the invitation cannot be used any more. */
export function isClosed({ closesAt }: ListingRow, now: Date): boolean {
  return closesAt !== null && closesAt <= now;
}

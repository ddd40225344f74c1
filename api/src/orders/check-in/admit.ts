import { getDoorDay, type UndoReason, type Verdict } from '@summit/contract/organising/check-in';
import { readClaim, readTicketNumber } from '@summit/contract/organising/ticket-code';
import { audit } from '../../organisers/public/audit.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { SignedInOrganiser } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { readTicketCode } from '../tickets/ticket-code.ts';
import type { TicketPublicKey } from '../tickets/ticket-keys.ts';
import {
  addCheckIn,
  findCheckIn,
  findEntry,
  findWhoLetIn,
  lockCheckIn,
  lockTicket,
  undoCheckIn,
} from './admissions.queries.ts';
import type { CheckInRow } from './check-in.tables.ts';
import { readGuest, toEntry } from './guests.queries.ts';

/** A ticket that was shown at a door. */
export interface Attempt {
  /** A random id, which the device makes. */
  id: string;
  /** The code as it was scanned or typed. */
  code: string;
  door: string;
  device: string;
  at: Date;
  /** The device has let them in already. */
  isOffline: boolean;
  /** The organiser on duty then, as the device says; absent: the one who settles it. */
  organiserId?: string | undefined;
}

/** The verdict on a ticket. */
export interface Outcome {
  verdict: Verdict;
  guest: Awaited<ReturnType<typeof readGuest>>;
  /** The entry that counts: the new one, or an earlier one. */
  entry: ReturnType<typeof toEntry> | null;
}

/**
 * Admits the holder of a ticket. It is idempotent by id. An admission that a device made offline is stored even if the
 * ticket does not allow it, or its code is forged (with the number that it claims): the person is inside already.
 * @throws check-in-0002
 */
export async function admit(
  tx: Tx,
  keys: readonly TicketPublicKey[],
  organiser: SignedInOrganiser,
  attempt: Attempt,
  now: Date,
): Promise<Outcome> {
  const ticket = readCode(keys, attempt.code);
  if (!ticket) return { verdict: 'unknown', guest: null, entry: null };
  const { number, isForged } = ticket;
  if (isForged && !attempt.isOffline) return { verdict: 'forged', guest: null, entry: null };
  const standing = await lockTicket(tx, number);
  const known = await findCheckIn(tx, attempt.id);
  if (known) return outcomeOf(tx, number, known);

  const { timeZone, startsOn, endsOn } = await readSection(tx, 'event');
  const day = getDoorDay(attempt.at.toISOString(), timeZone);
  const isToday = startsOn <= day && day <= endsOn;
  const before = await findEntry(tx, number, day);
  const verdict = isForged ? 'forged' : getVerdict(standing.verdict, isToday, before !== null);
  const first = verdict === 'enteredAlready' ? before : null;
  const guest = standing.attendeeId === null ? null : await readGuest(tx, standing.attendeeId, number);
  if (verdict !== 'entered' && !attempt.isOffline) return { verdict, guest, entry: first && toEntry(first) };
  const letInBy = await findWhoLetIn(tx, organiser, attempt.organiserId);
  const added = await addCheckIn(tx, {
    id: attempt.id,
    attendeeId: standing.attendeeId,
    ticketNumber: number,
    day,
    at: attempt.at,
    settledAt: now,
    isOffline: attempt.isOffline,
    door: attempt.door,
    device: attempt.device,
    organiserId: letInBy,
    verdict,
    firstId: first?.id,
  });
  const call = attempt.isOffline ? 'settleAdmissions' : 'admitTicket';
  const by = letInBy === organiser.id ? {} : { letInBy };
  const after = { verdict, at: attempt.at.toISOString(), isOffline: attempt.isOffline, ...by };
  await audit(tx, organiser, { call, subject: subjectOf(added), after }, now);
  return { verdict, guest, entry: toEntry(first ?? added) };
}

/**
 * Undoes an admission: the person did not enter after all.
 * @throws cqrs-0009, check-in-0001
 */
export async function undo(
  tx: Tx,
  organiser: SignedInOrganiser,
  { id, reason }: { id: string; reason: UndoReason },
  now: Date,
): Promise<void> {
  const found = await findCheckIn(tx, id);
  // In the order in which an admission takes its locks: first the ticket.
  if (found) await lockTicket(tx, found.ticketNumber);
  const row = found && (await lockCheckIn(tx, id));
  if (!row) throw new Failure('cqrs-0009');
  if (row.undoneAt) throw new Failure('check-in-0001');
  const undone = { undoneAt: now, undoneById: organiser.id, undoReason: reason };
  const countsNow = await undoCheckIn(tx, row, undone);
  const before = { verdict: row.verdict, at: row.at.toISOString() };
  const after = { undone: reason, ...(countsNow && { countsNow }) };
  await audit(tx, organiser, { call: 'undoAdmission', subject: subjectOf(row), before, after }, now);
}

/** The number that a code claims, also one that no key of ours has signed; null: it is no code of a ticket. */
function readCode(
  keys: readonly TicketPublicKey[],
  code: string,
): { number: string; isForged: boolean } | null {
  const typed = readTicketNumber(code);
  if (typed) return { number: typed, isForged: false };
  const claim = readClaim(code);
  return claim && { number: claim.facts.number, isForged: typeof readTicketCode(keys, code) === 'string' };
}

function getVerdict(standing: Verdict, isToday: boolean, isInside: boolean): Verdict {
  if (standing !== 'entered') return standing;
  if (!isToday) return 'wrongDay';
  return isInside ? 'enteredAlready' : 'entered';
}

/** The outcome of the first call with this id. */
async function outcomeOf(tx: Tx, number: string, row: CheckInRow): Promise<Outcome> {
  if (row.ticketNumber !== number) throw new Failure('check-in-0002');
  const first = row.firstId === null ? null : await findCheckIn(tx, row.firstId);
  const guest = row.attendeeId === null ? null : await readGuest(tx, row.attendeeId, number);
  return { verdict: row.verdict, guest, entry: toEntry(first ?? row) };
}

/** The record names the day and the account, but no ticket number, which would open the door. */
function subjectOf({ day, attendeeId }: Pick<CheckInRow, 'day' | 'attendeeId'>): string {
  return `check-in/${day}/${attendeeId ?? 'unknown'}`;
}

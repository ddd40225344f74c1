import type * as calls from '@summit/contract/calls/organise-check-in';
import type { UndoReason, Verdict } from '@summit/contract/organising/check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import {
  readUntil,
  removeFormerKey,
  removeSealed,
  seal,
  sealedNames,
  sealWith,
  unseal,
} from './sealed-store.ts';
import { deriveSessionKey } from './session-key.ts';

export type ShiftList = ResponseOf<typeof calls.shiftList>;
export type Admission = ResponseOf<typeof calls.admitTicket>;
export type Guest = NonNullable<Admission['guest']>;
export type Entry = NonNullable<Admission['entry']>;

/** An organiser's shift at a door with this device, some hours long. */
export interface Shift {
  door: string;
  device: string;
  /** ISO 8601: the list cannot be read any longer then. */
  endsAt: string;
  /** How far the server's clock is ahead of the device's, in ms. */
  clockAhead: number;
  /** Whether the page can be opened again without a connection. */
  opensOffline: boolean;
  list: ShiftList;
}

/** An admission by this device that the server has not stored yet. */
export interface Waiting {
  id: string;
  code: string;
  at: string;
  door: string;
  device: string;
  /** Whose shift it was: somebody else may be logged in when it is settled. Absent: it waits since before this was noted. */
  organiserId?: string;
  /** It was undone before the server stored it. */
  undone?: UndoReason;
  /** The server's reason for not storing it: a person at the door has to check it. */
  refused?: Verdict;
}

const shiftPrefix = 'shift/';
const entriesPrefix = 'entries/';
const waitingPrefix = 'waiting/';

/** How far the server's clock is ahead of this device's, in ms. */
export function measureClock(): number {
  return serverNow() - Date.now();
}

/** The time by the server's clock, also after hours without a connection in which the device slept. */
export function shiftNow({ clockAhead }: Pick<Shift, 'clockAhead'>): Date {
  return new Date(Date.now() + clockAhead);
}

/** Whether its time has come. */
export function isOver(shift: Pick<Shift, 'endsAt' | 'clockAhead'>): boolean {
  return !(endOf(shift) > Date.now());
}

/** Stores the shift with its list: only who has the token of its session can read it. */
export async function saveShift(token: string, shift: Shift): Promise<void> {
  const { id, key } = await deriveSessionKey(token);
  await sealWith(key, `${shiftPrefix}${id}`, shift, endOf(shift));
}

/** The shift in which a session is on this device; null: in none, or it is over. */
export async function readShift(token: string): Promise<Shift | null> {
  const { id, key } = await deriveSessionKey(token);
  const shift = await unseal<Shift>(`${shiftPrefix}${id}`, key);
  return shift && !isOver(shift) ? shift : null;
}

/** Who has entered today, by the number of the ticket, as far as this device knows. */
export async function saveEntries(
  token: string,
  shift: Shift,
  entries: Readonly<Record<string, Entry>>,
): Promise<void> {
  const { id, key } = await deriveSessionKey(token);
  await sealWith(key, `${entriesPrefix}${id}`, entries, endOf(shift));
}

/** As they were stored last; empty: nobody has. */
export async function readEntries(token: string): Promise<Record<string, Entry>> {
  const { id, key } = await deriveSessionKey(token);
  return (await unseal<Record<string, Entry>>(`${entriesPrefix}${id}`, key)) ?? {};
}

/**
 * Removes the list of a session, and every list whose shift is over; those of other tabs that are at work stay. Returns
 * whether the last list has left the device.
 * @param token null: none but those that are over
 */
export async function removeLists(token: string | null): Promise<boolean> {
  const own = token === null ? null : (await deriveSessionKey(token)).id;
  // Without the slashes: lists of earlier releases had one name for all sessions, and go as well.
  const names = [...(await sealedNames('shift')), ...(await sealedNames('entries'))];
  const going: string[] = [];
  for (const name of names) {
    const isWanted = (await readUntil(name)) > Date.now();
    if (!isWanted || (own !== null && name.endsWith(`/${own}`))) going.push(name);
  }
  await removeSealed(going);
  if ((await sealedNames(waitingPrefix)).length === 0) await removeFormerKey();
  return going.length > 0 && going.length === names.length;
}

/** Stores somebody who waits to be settled, or what became of them meanwhile: no end of a session takes them away. */
export async function saveWaiting(waiting: Waiting): Promise<void> {
  await seal(`${waitingPrefix}${waiting.id}`, waiting);
}

/** One who waits to be settled, as it was stored last; null: nobody waits by this id. */
export async function readOneWaiting(id: string): Promise<Waiting | null> {
  return unseal<Waiting>(`${waitingPrefix}${id}`);
}

/** All who wait to be settled, the earliest first. */
export async function readWaiting(): Promise<Waiting[]> {
  const names = await sealedNames(waitingPrefix);
  const all = await Promise.all(names.map((name) => unseal<Waiting>(name)));
  return all.filter((one) => one !== null).sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Removes who is settled. */
export async function removeWaiting(ids: readonly string[]): Promise<void> {
  await removeSealed(ids.map((id) => `${waitingPrefix}${id}`));
}

/** When a shift ends, in ms by the device's clock: it is asked for when the server cannot be. */
function endOf({ endsAt, clockAhead }: Pick<Shift, 'endsAt' | 'clockAhead'>): number {
  return Date.parse(endsAt) - clockAhead;
}

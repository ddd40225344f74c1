import type * as calls from '@summit/contract/calls/organise-check-in';
import type { UndoReason } from '@summit/contract/organising/check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { removeKey, removeSealed, seal, sealedNames, unseal } from './sealed-store.ts';

export type ShiftList = ResponseOf<typeof calls.shiftList>;
export type Admission = ResponseOf<typeof calls.admitTicket>;
export type Guest = NonNullable<Admission['guest']>;
export type Entry = NonNullable<Admission['entry']>;

/** Somebody works at a door with this device, for some hours. */
export interface Shift {
  door: string;
  device: string;
  /** ISO 8601: the list cannot be read any longer then. */
  endsAt: string;
  /** How far the server's clock is ahead of the device's, in ms. */
  clockAhead: number;
  /** The page can be opened again without a connection. */
  opensOffline: boolean;
  list: ShiftList;
}

/** Somebody whom this device let in, and of whom the server does not know yet. */
export interface Waiting {
  id: string;
  code: string;
  at: string;
  door: string;
  device: string;
  /** It was taken back before the server knew of it. */
  undone?: UndoReason;
}

const shiftName = 'shift';
const entriesName = 'entries';
const waitingPrefix = 'waiting/';

/** How far the server's clock is ahead of this device's, in ms. */
export function measureClock(): number {
  return serverNow() - Date.now();
}

/** The time by the server's clock, also after hours without a connection in which the device slept. */
export function shiftNow({ clockAhead }: Pick<Shift, 'clockAhead'>): Date {
  return new Date(Date.now() + clockAhead);
}

/** Stores the shift with its list, sealed. */
export async function saveShift(shift: Shift): Promise<void> {
  await seal(shiftName, shift);
}

/** The shift that this device is in; null: none, or it is over. */
export async function readShift(): Promise<Shift | null> {
  const shift = await unseal<Shift>(shiftName);
  if (!shift) return null;
  if (Date.parse(shift.endsAt) > shiftNow(shift).getTime()) return shift;
  await removeShift();
  return null;
}

/** Removes the list. The key goes with it as soon as nobody waits to be settled. */
export async function removeShift(): Promise<void> {
  await removeSealed(shiftName);
  await removeSealed(entriesName);
  await removeKeyIfDone();
}

/** Who has entered today, by the number of the ticket, as far as this device knows. */
export async function saveEntries(entries: Readonly<Record<string, Entry>>): Promise<void> {
  await seal(entriesName, entries);
}

/** As they were stored last; empty: nobody has. */
export async function readEntries(): Promise<Record<string, Entry>> {
  return (await unseal<Record<string, Entry>>(entriesName)) ?? {};
}

/** Stores somebody who waits to be settled, or what became of them meanwhile. */
export async function saveWaiting(waiting: Waiting): Promise<void> {
  await seal(`${waitingPrefix}${waiting.id}`, waiting);
}

/** All who wait to be settled, the earliest first. */
export async function readWaiting(): Promise<Waiting[]> {
  const names = await sealedNames(waitingPrefix);
  const all = await Promise.all(names.map((name) => unseal<Waiting>(name)));
  return all.filter((one) => one !== null).sort((one, other) => (one.at < other.at ? -1 : 1));
}

/** Removes who is settled, and the key where nothing else is left. */
export async function removeWaiting(ids: readonly string[]): Promise<void> {
  await Promise.all(ids.map((id) => removeSealed(`${waitingPrefix}${id}`)));
  await removeKeyIfDone();
}

async function removeKeyIfDone(): Promise<void> {
  const isInUse = (await sealedNames(shiftName)).length > 0 || (await sealedNames(waitingPrefix)).length > 0;
  if (!isInUse) await removeKey();
}

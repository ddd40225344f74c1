import { create } from 'zustand';
import type * as calls from '@summit/contract/calls/organise-check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import { inTurn } from './in-turn.ts';
import { removePage } from './offline-page.ts';
import { canSeal } from './sealed-store.ts';
import {
  type Entry,
  isOver,
  readEntries,
  readShift,
  readWaiting,
  removeLists,
  saveEntries,
  saveShift,
  type Shift,
  type Waiting,
} from './shift.ts';

export type Numbers = ResponseOf<typeof calls.checkInNumbers>;

type Entered = Readonly<Record<string, Entry>>;

interface DoorState {
  /** Of the session that the shift belongs to; null: nobody is logged in. */
  token: string | null;
  /** Undefined: the device has not looked yet. */
  shift: Shift | null | undefined;
  isOnline: boolean;
  /** By the number of the ticket. */
  entered: Entered;
  waiting: readonly Waiting[];
  /** As the server said them last; null: it has not yet. */
  numbers: Numbers | null;
}

/** The check-in state of this device. Everything but the numbers is also stored on the device, and survives a reload. */
export const useDoor = create<DoorState>(() => ({
  token: null,
  shift: undefined,
  isOnline: true,
  entered: {},
  waiting: [],
  numbers: null,
}));

const { getState, setState } = useDoor;

/**
 * Reads what the device has stored for a session. The list of the session before leaves the device, whatever has ended
 * that one, and so do lists that closed tabs have left and whose shift is over. Never throws.
 * @param token null: nobody is logged in
 */
export async function loadDoor(token: string | null): Promise<void> {
  const { token: before } = getState();
  if (token !== before) setState({ token, shift: undefined, entered: {}, numbers: null });
  if (canSeal()) {
    await takeOff(token === before ? null : before).catch(() => undefined);
    await inTurn(() => readStored(token)).catch(() => undefined);
  }
  // A browser that stores nothing has no shift.
  if (getState().token === token && getState().shift === undefined) setState({ shift: null });
}

async function readStored(token: string | null): Promise<void> {
  const waiting = await readWaiting();
  const shift = token === null ? null : await readShift(token);
  const entered: Entered = token === null || !shift ? {} : await readEntries(token);
  setState({ waiting, ...(getState().token === token && { shift, entered }) });
}

/** Removes lists from the device: that of a session, and all whose shift is over. */
async function takeOff(token: string | null): Promise<void> {
  if (await inTurn(() => removeLists(token))) await removePage();
}

/** @throws Error where the device stores nothing, or the session has ended while the list was on its way */
export async function beginShift(token: string, shift: Shift): Promise<void> {
  const entered = Object.fromEntries(shift.list.entered.map((entry) => [entry.ticketNumber, entry]));
  const requireSession = () => {
    if (getState().token !== token) throw new Error('Your session has ended. Please log in again.');
  };
  await inTurn(async () => {
    requireSession();
    await saveShift(token, shift);
    await saveEntries(token, shift, entered);
    const waiting = await readWaiting();
    // If it has ended meanwhile, the next run removes the list again.
    requireSession();
    setState({ shift, entered, waiting, numbers: null, isOnline: true });
  });
}

/** The list is removed from the device. Waiting admissions stay until the server has stored them. */
export async function endShift(): Promise<void> {
  setState({ shift: null, entered: {}, numbers: null });
  await takeOff(getState().token);
}

/** Ends the shift when its time has come. */
export async function endIfOver(): Promise<void> {
  const { shift } = getState();
  if (shift && isOver(shift)) await endShift();
}

/** Whether the last request got a response. */
export function setOnline(isOnline: boolean): void {
  if (getState().isOnline !== isOnline) setState({ isOnline });
}

/** Somebody has entered, here or at another door. */
export async function recordEntry(ticketNumber: string, entry: Entry): Promise<void> {
  await changeEntries((entered) => ({ ...entered, [ticketNumber]: entry }));
}

/** The server has undone an admission. */
export async function forgetEntry(id: string): Promise<void> {
  await changeEntries((entered) =>
    Object.fromEntries(Object.entries(entered).filter(([, entry]) => entry.id !== id)),
  );
}

/** The server's response about all doors. */
export async function saveNumbers(numbers: Numbers): Promise<void> {
  setState({ numbers, isOnline: true });
  const undone = new Set(numbers.changes.undone.map(({ id }) => id));
  const added = numbers.changes.entered.map((entry) => [entry.ticketNumber, entry] as const);
  if (undone.size === 0 && added.length === 0) return;
  await changeEntries((entered) => {
    const staying = Object.entries(entered).filter(([, { id }]) => !undone.has(id));
    return Object.fromEntries([...staying, ...added]);
  });
}

/** Nothing is stored for a shift that has ended meanwhile. */
async function changeEntries(change: (entered: Entered) => Entered): Promise<void> {
  await inTurn(async () => {
    const { token, shift, entered: before } = getState();
    if (token === null || !shift) return;
    const entered = change(before);
    setState({ entered });
    await saveEntries(token, shift, entered);
  });
}

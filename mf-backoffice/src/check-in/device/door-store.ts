import { create } from 'zustand';
import type * as calls from '@summit/contract/calls/organise-check-in';
import type { UndoReason } from '@summit/contract/organising/check-in';
import type { ResponseOf } from '@summit/contract/requests/call';
import { removePage } from './offline-page.ts';
import {
  type Entry,
  readEntries,
  readShift,
  readWaiting,
  removeShift,
  removeWaiting,
  saveEntries,
  saveShift,
  saveWaiting,
  type Shift,
  type Waiting,
} from './shift.ts';

export type Numbers = ResponseOf<typeof calls.checkInNumbers>;

interface DoorState {
  /** Undefined: the device has not looked yet. */
  shift: Shift | null | undefined;
  isOnline: boolean;
  /** By the number of the ticket. */
  entered: Readonly<Record<string, Entry>>;
  waiting: readonly Waiting[];
  /** As the server said them last; null: it has not yet. */
  numbers: Numbers | null;
}

/** What the door of this device knows. Everything but the numbers is on the device as well, and survives a reload. */
export const useDoor = create<DoorState>(() => ({
  shift: undefined,
  isOnline: true,
  entered: {},
  waiting: [],
  numbers: null,
}));

const { getState, setState } = useDoor;

/**
 * Reads what the device has stored. The list of a shift is for the session in which it was taken alone.
 * @param sessionEndsAt of the organiser who is logged in
 */
export async function loadDoor(sessionEndsAt: string | undefined): Promise<void> {
  const stored = await readShift().catch(() => null);
  const shift = stored?.endsAt === sessionEndsAt ? stored : null;
  if (stored && !shift) await removeShift();
  const [entered, waiting] = await Promise.all([readEntries(), readWaiting()]).catch(() => [{}, []] as const);
  setState({ shift, entered, waiting });
}

/** @throws Error where the device stores nothing */
export async function beginShift(shift: Shift): Promise<void> {
  const entered = Object.fromEntries(shift.list.entered.map((entry) => [entry.ticketNumber, entry]));
  await saveShift(shift);
  await saveEntries(entered);
  setState({ shift, entered, waiting: await readWaiting(), numbers: null, isOnline: true });
}

/** The list is gone from the device. Who waits to be settled stays until the server knows of them. */
export async function endShift(): Promise<void> {
  setState({ shift: null, entered: {}, numbers: null });
  await removeShift();
  await removePage();
}

/** Whether the server answered last time. */
export function setOnline(isOnline: boolean): void {
  if (getState().isOnline !== isOnline) setState({ isOnline });
}

/** Somebody has entered, here or at another door. */
export async function noteEntry(ticketNumber: string, entry: Entry): Promise<void> {
  await changeEntries({ ...getState().entered, [ticketNumber]: entry });
}

/** Somebody was let in whom the server does not know of. It is stored before it is said. */
export async function queueAdmission(waiting: Waiting): Promise<void> {
  await saveWaiting(waiting);
  setState({ waiting: [...getState().waiting, waiting] });
}

/**
 * Takes back an admission that waits: the server hears of both, because it may know of the first already. False: this one
 * does not wait.
 */
export async function undoWaiting(id: string, undone: UndoReason): Promise<boolean> {
  const found = getState().waiting.find((one) => one.id === id);
  if (!found) return false;
  await saveWaiting({ ...found, undone });
  setState({ waiting: getState().waiting.map((one) => (one.id === id ? { ...one, undone } : one)) });
  await forgetEntry(id);
  return true;
}

/** The server knows of them now. */
export async function dropWaiting(ids: readonly string[]): Promise<void> {
  await removeWaiting(ids);
  setState({ waiting: getState().waiting.filter(({ id }) => !ids.includes(id)) });
}

/** The server has taken an admission back. */
export async function forgetEntry(id: string): Promise<void> {
  const rest = Object.entries(getState().entered).filter(([, entry]) => entry.id !== id);
  await changeEntries(Object.fromEntries(rest));
}

/** What the server says of all doors. */
export async function noteNumbers(numbers: Numbers): Promise<void> {
  const undone = new Set(numbers.changes.undone.map(({ id }) => id));
  const staying = Object.entries(getState().entered).filter(([, { id }]) => !undone.has(id));
  const added = numbers.changes.entered.map((entry) => [entry.ticketNumber, entry] as const);
  setState({ numbers, isOnline: true });
  if (undone.size > 0 || added.length > 0) await changeEntries(Object.fromEntries([...staying, ...added]));
}

async function changeEntries(entered: Readonly<Record<string, Entry>>): Promise<void> {
  setState({ entered });
  if (getState().shift) await saveEntries(entered);
}

import type { UndoReason, Verdict } from '@summit/contract/organising/check-in';
import { forgetEntry, useDoor } from './door-store.ts';
import { inTurn } from './in-turn.ts';
import { canSeal } from './sealed-store.ts';
import { readOneWaiting, readWaiting, removeWaiting, saveWaiting, type Waiting } from './shift.ts';

// The admissions that the server has not stored yet. They outlast the shift and the session.

const { getState, setState } = useDoor;

/** Reads the waiting admissions as any tab stored them last. Never throws. */
export async function readQueue(): Promise<void> {
  if (!canSeal()) return;
  await inTurn(async () => {
    const waiting = await readWaiting();
    if (waiting.length > 0 || getState().waiting.length > 0) setState({ waiting });
  }).catch(() => undefined);
}

/** Queues an admission that the server does not know of; it is stored before it is shown. */
export async function queueAdmission(waiting: Waiting): Promise<void> {
  await inTurn(async () => {
    await saveWaiting(waiting);
    setState({ waiting: [...getState().waiting, waiting] });
  });
}

/**
 * Undoes a waiting admission: the server gets both, because it may have stored the admission already. False: this
 * one does not wait.
 */
export async function undoWaiting(id: string, undone: UndoReason): Promise<boolean> {
  const isWaiting = await inTurn(async () => {
    const found = getState().waiting.find((one) => one.id === id);
    if (found) await change({ ...found, undone });
    return found !== undefined;
  });
  if (isWaiting) await forgetEntry(id);
  return isWaiting;
}

/**
 * The server has stored an admission: it leaves the queue, unless it was undone meanwhile. Then the reason is
 * returned, which has to be sent first.
 * @param heard the reason of which the server has heard already
 */
export function dropSettled(id: string, heard?: UndoReason): Promise<UndoReason | null> {
  return inTurn(async () => {
    const undone = (await findNow(id))?.undone;
    if (undone && undone !== heard) return undone;
    await drop(id);
    return null;
  });
}

/** The server refuses an admission: it stays in the queue for a person to check, unless it was undone. */
export function recordRefused(id: string, refused: Verdict): Promise<void> {
  return inTurn(async () => {
    const found = await findNow(id);
    if (found?.undone) return drop(id);
    if (found && found.refused !== refused) await change({ ...found, refused });
  });
}

/** As it was stored last: another tab may have changed it. */
async function findNow(id: string): Promise<Waiting | undefined> {
  return (await readOneWaiting(id)) ?? getState().waiting.find((one) => one.id === id);
}

async function change(changed: Waiting): Promise<void> {
  await saveWaiting(changed);
  setState({ waiting: getState().waiting.map((one) => (one.id === changed.id ? changed : one)) });
}

async function drop(id: string): Promise<void> {
  await removeWaiting([id]);
  setState({ waiting: getState().waiting.filter((one) => one.id !== id) });
}

import { useMemo } from 'react';
import * as calls from '@summit/contract/calls/organise-check-in';
import type { ErrorCode } from '@summit/contract/errors/errors';
import * as limits from '@summit/contract/limits/limits';
import type { UndoReason } from '@summit/contract/organising/check-in';
import type { CallFunction } from '@summit/shared-auth';
import { isApiError } from '@summit/shared-auth';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { endShift, forgetEntry, recordEntry, saveNumbers, setOnline, useDoor } from './door-store.ts';
import { admitOffline } from './offline-admission.ts';
import { settleWaiting } from './settle-waiting.ts';
import { type Admission, shiftNow } from './shift.ts';
import { queueAdmission, undoWaiting } from './waiting-queue.ts';

/** The verdict on a ticket, and whether it is the server's. */
export type Said = Admission & { isOffline: boolean };

export interface DoorWork {
  /** Lets in who shows a code, by the server or, where it cannot be reached, by the list. @throws ApiError */
  admit: (code: string) => Promise<Said>;
  /** @throws ApiError */
  undo: (id: string, reason: UndoReason) => Promise<void>;
  /** Sends waiting admissions, and fetches those of other doors. Never throws. */
  sync: () => Promise<void>;
}

/** The organiser's role no longer permits check-in. */
const notPermitted: ErrorCode = 'oauth.advanced-0007';

/** The response to the first press was lost, or another door was quicker: it is as it should be. */
const undoneAlready: ErrorCode = 'check-in-0001';

/** One for the whole page: two at once would settle the same queue twice. */
const running: { sync: Promise<void> | null } = { sync: null };

/** Check-in at a door, with a connection and without. */
export function useDoorWork(): DoorWork {
  const call = useOrganiserCall();
  return useMemo(() => createDoorWork(call), [call]);
}

function createDoorWork(call: CallFunction): DoorWork {
  const sync = () => {
    running.sync ??= syncOnce(call).finally(() => (running.sync = null));
    return running.sync;
  };
  return {
    admit: (code) => whilePermitted(admit(call, code)),
    sync,
    async undo(id, reason) {
      if (await undoWaiting(id, reason)) return sync();
      const undone = call(calls.undoAdmission, { params: { id }, body: { reason } });
      await whilePermitted(undone).catch((error: unknown) => {
        if (!isApiError(error) || error.code !== undoneAlready) throw error;
      });
      await forgetEntry(id);
      await sync();
    },
  };
}

async function admit(call: CallFunction, code: string): Promise<Said> {
  const { shift, entered } = useDoor.getState();
  if (!shift) throw new Error('The shift is over. Start another one.');
  const { door, device } = shift;
  // One id for both ways: when only the answer was lost, settling finds that the ticket has entered by this very admission.
  const id = crypto.randomUUID();
  const answer = await unlessUnreachable((signal) =>
    call(calls.admitTicket, { body: { id, code, door, device }, signal }),
  );
  if (answer) {
    if (answer.entry && answer.guest) await recordEntry(answer.guest.ticketNumber, answer.entry);
    return { ...answer, isOffline: false };
  }
  const at = shiftNow(shift).toISOString();
  const { ticketNumber, ...said } = await admitOffline(shift, entered, code, { id, at, door, device });
  if (said.verdict === 'entered' && said.entry && ticketNumber) {
    await queueAdmission({ id, code, at, door, device, organiserId: shift.list.organiserId });
    await recordEntry(ticketNumber, said.entry);
  }
  return { ...said, isOffline: true };
}

async function syncOnce(call: CallFunction): Promise<void> {
  try {
    await whilePermitted(settleWaiting(call));
    const { shift, numbers } = useDoor.getState();
    if (!shift) return;
    const since = numbers?.asOf ?? shift.list.asOf;
    const fresh = await whilePermitted(
      unlessUnreachable((signal) => call(calls.checkInNumbers, { query: { since }, signal })),
    );
    if (fresh) await saveNumbers(fresh);
  } catch (error) {
    // What the server refuses stays in the queue; a session that has ended is renewed on top of this screen.
    setOnline(!isUnreachable(error));
  }
}

/** An organiser who may no longer use check-in loses the list as well. A session that ends removes its list itself. */
async function whilePermitted<Answer>(work: Promise<Answer>): Promise<Answer> {
  try {
    return await work;
  } catch (error) {
    if (isApiError(error) && error.code === notPermitted) await endShift();
    throw error;
  }
}

/** The answer of the server; null where it does not come in time. */
async function unlessUnreachable<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer | null> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), limits.doorTimeout);
  try {
    const answer = await ask(timeout.signal);
    setOnline(true);
    return answer;
  } catch (error) {
    if (!isUnreachable(error) && !timeout.signal.aborted) throw error;
    setOnline(false);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

/** No answer came, or only that of something between here and the server, such as the login of a Wi-Fi. */
function isUnreachable(error: unknown): boolean {
  return !isApiError(error) || error.code === 'network-0001' || error.status >= 502;
}

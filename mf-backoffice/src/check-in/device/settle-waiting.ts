import * as calls from '@summit/contract/calls/organise-check-in';
import * as limits from '@summit/contract/limits/limits';
import type { UndoReason } from '@summit/contract/organising/check-in';
import type { CallFunction } from '@summit/shared-auth';
import { isApiError } from '@summit/shared-auth';
import { useDoor } from './door-store.ts';
import type { Waiting } from './shift.ts';
import { dropSettled, recordRefused } from './waiting-queue.ts';

/**
 * Sends each waiting admission once. One that the server has not stored stays in the queue, and is sent again next time.
 * @throws ApiError
 */
export async function settleWaiting(call: CallFunction): Promise<void> {
  const sent = new Set<string>();
  for (;;) {
    const batch = nextBatch(useDoor.getState().waiting.filter(({ id }) => !sent.has(id)));
    const [first] = batch;
    if (!first) return;
    const { door, device } = first;
    const admissions = batch.map(({ id, code, at, organiserId }) => ({ id, code, at, organiserId }));
    const settled = await call(calls.settleAdmissions, { body: { door, device, admissions } });
    for (const { id } of batch) {
      sent.add(id);
      const outcome = settled.admissions.find((one) => one.id === id);
      if (outcome?.entry) await finish(call, id);
      else if (outcome) await recordRefused(id, outcome.verdict);
    }
  }
}

/** The admissions of one door that have waited longest: after a shift they may be of several doors. */
function nextBatch(waiting: readonly Waiting[]): Waiting[] {
  const [first] = waiting;
  const ofDoor = waiting.filter(({ door, device }) => door === first?.door && device === first.device);
  return ofDoor.slice(0, limits.settledAtOnce);
}

/** An admission may be undone at any moment, also while it is being sent. */
async function finish(call: CallFunction, id: string): Promise<void> {
  let heard: UndoReason | undefined;
  for (;;) {
    const undone = await dropSettled(id, heard);
    if (!undone) return;
    await undoSettled(call, id, undone);
    heard = undone;
  }
}

/** One that was undone already, or whose ticket does not exist, needs no further action. */
async function undoSettled(call: CallFunction, id: string, reason: UndoReason): Promise<void> {
  await call(calls.undoAdmission, { params: { id }, body: { reason } }).catch((error: unknown) => {
    if (!isApiError(error) || !['check-in-0001', 'cqrs-0009'].includes(error.code)) throw error;
  });
}

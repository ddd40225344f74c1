import { setTimeout as wait } from 'node:timers/promises';

/** Waits until the condition is true. @throws Error when it does not become true in time */
export async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; !met(); tries += 1) {
    if (tries > 6000) throw new Error('It did not happen in a minute');
    await wait(10);
  }
}

/**
 * Lets pending work of this process finish, to check afterwards that something did not happen, or happened once. It
 * counts turns of the event loop, because on a busy machine one long wait can end before an arrived response is read.
 */
export async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(1);
}

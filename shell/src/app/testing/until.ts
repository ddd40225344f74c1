import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when something that happens by itself has happened. @throws Error when it does not in time */
export async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; !met(); tries += 1) {
    if (tries > 6000) throw new Error('It did not happen in a minute');
    await wait(10);
  }
}

/**
 * Lets what is under way in this process go on, to say afterwards that something did not happen, or happened once. It
 * counts turns of the event loop: on a busy machine one long wait can end before a response that has arrived was read.
 */
export async function someTurns(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await wait(1);
}

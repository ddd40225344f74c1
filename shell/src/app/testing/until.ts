import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when something that happens by itself has happened. @throws Error when it does not in time */
export async function until(met: () => boolean): Promise<void> {
  for (let tries = 0; !met(); tries += 1) {
    if (tries > 1000) throw new Error('It did not happen in ten seconds');
    await wait(10);
  }
}

import { databaseError } from './database-error.ts';

const deadlock = '40P01';

/** Retries a change at most twice after a deadlock. */
export async function againAfterDeadlock<T>(change: () => Promise<T>): Promise<T> {
  for (let left = 2; ; left -= 1) {
    try {
      return await change();
    } catch (error) {
      if (left === 0 || databaseError(error)?.state !== deadlock) throw error;
    }
  }
}

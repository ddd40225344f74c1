import { AsyncLocalStorage } from 'node:async_hooks';

/** How far a rendering's time is ahead of the machine's, in ms. */
const ahead = new AsyncLocalStorage<number>();

const machineNow = Date.now.bind(Date);
let underWay = 0;

/**
 * Runs work at another moment: meanwhile, `Date.now()` and all that uses it, such as `serverNow`, start from that
 * moment. Pages that are rendered concurrently have the machine's time, and without a rehearsal there is no
 * overhead.
 */
export async function atMoment<T>(at: number, work: () => Promise<T>): Promise<T> {
  underWay += 1;
  Date.now = () => machineNow() + (ahead.getStore() ?? 0);
  try {
    return await ahead.run(at - machineNow(), work);
  } finally {
    underWay -= 1;
    if (underWay === 0) Date.now = machineNow;
  }
}

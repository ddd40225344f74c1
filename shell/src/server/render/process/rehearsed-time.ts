import { AsyncLocalStorage } from 'node:async_hooks';

/** How far a rendering's time is ahead of the machine's, in ms. */
const ahead = new AsyncLocalStorage<number>();

const machineNow = Date.now.bind(Date);
let underWay = 0;

/**
 * Renders at another moment: whatever asks for the time meanwhile, as `serverNow` does, gets that moment, and how long it takes goes on from
 * there. Pages that are rendered beside it have the machine's time, and no page pays for it while there is no rehearsal.
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

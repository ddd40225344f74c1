/**
 * Runs one task at a time. Of those that come meanwhile only the newest is kept: a visitor who moves over a menu, or
 * tabs through a page, is interested in where they stop, and the server need not make every page on the way there.
 */
export function newestNext(): (task: () => Promise<void>) => void {
  let isRunning = false;
  let newest: (() => Promise<void>) | undefined;
  const next = async () => {
    isRunning = true;
    while (newest) {
      const task = newest;
      newest = undefined;
      await task();
    }
    isRunning = false;
  };
  return (task) => {
    newest = task;
    if (!isRunning) void next();
  };
}

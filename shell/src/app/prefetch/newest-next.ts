/**
 * Runs one task at a time. Of the tasks that are added meanwhile only the newest stays: a visitor who moves over a
 * menu, or tabs through a page, is interested in where they stop, and the server need not render every page on the
 * way.
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

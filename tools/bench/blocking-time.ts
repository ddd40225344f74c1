/** A task on the main thread, in ms since the navigation began. */
export interface Task {
  start: number;
  ms: number;
}

/** A shorter task is not felt. */
const unnoticed = 50;

/** For how long after the first paint an input would have had to wait: what each long task takes beyond 50 ms. */
export function totalBlockingTime(tasks: Task[], firstPaint: number): number {
  return tasks
    .map(({ start, ms }) => start + ms - Math.max(start, firstPaint))
    .reduce((sum, ms) => sum + Math.max(0, ms - unnoticed), 0);
}

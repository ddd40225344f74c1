/** A task on the main thread, in ms since the navigation began. */
export interface Task {
  start: number;
  ms: number;
}

/** Visitors do not notice a shorter task. */
const unnoticed = 50;

/** How long an input would have had to wait after the first paint: the sum of what each long task takes beyond 50 ms. */
export function totalBlockingTime(tasks: Task[], firstPaint: number): number {
  return tasks
    .map(({ start, ms }) => start + ms - Math.max(start, firstPaint))
    .reduce((sum, ms) => sum + Math.max(0, ms - unnoticed), 0);
}

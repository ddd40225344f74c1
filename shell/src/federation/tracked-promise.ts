/** A promise that exposes its state synchronously, in the fields that React's `use` reads. */
export type TrackedPromise<T> = Promise<T> &
  ({ status: 'pending' } | { status: 'fulfilled'; value: T } | { status: 'rejected'; reason: unknown });

/** With the status known, hydration of a part that is already loaded does not suspend. */
export function trackedPromise<T>(promise: Promise<T>): TrackedPromise<T> {
  const tracked = Object.assign(promise, { status: 'pending' as const });
  // The handlers return nothing: returning the promise itself would cause a second, unhandled rejection.
  promise.then(
    (value) => void Object.assign(tracked, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(tracked, { status: 'rejected', reason }),
  );
  return tracked;
}

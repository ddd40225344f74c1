/** An event of the session that is not part of any state: others can listen to it. */
export interface Signal<Event> {
  emit: (event: Event) => void;
  /** Listens to events, including earlier ones that had no listener. Returns a function that stops. */
  listen: (listener: (event: Event) => void) => () => void;
}

/** Most events that wait for a listener: a page is hydrated some time after its first calls. */
const waitingAtMost = 20;

/** Creates a signal that queues events, up to a limit, until there is a listener. */
export function createSignal<Event>(): Signal<Event> {
  const listeners = new Set<(event: Event) => void>();
  const waiting: Event[] = [];
  return {
    emit(event) {
      if (listeners.size === 0) {
        waiting.push(event);
        waiting.splice(0, waiting.length - waitingAtMost);
      }
      for (const listener of listeners) listener(event);
    },
    listen(listener) {
      listeners.add(listener);
      for (const event of waiting.splice(0)) listener(event);
      return () => void listeners.delete(listener);
    },
  };
}

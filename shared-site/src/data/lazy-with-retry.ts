import { type ComponentType, createElement, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** How to retry what could not be loaded. */
const failed = new Set<() => void>();

/**
 * A part that is loaded when it is first shown. Unlike with React's `lazy` alone, a load that failed, for lack of a
 * network, can be tried again: after `forgetFailedParts`, which a `DataPart` around it calls when a visitor retries.
 */
export function lazyWithRetry<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return await load();
      } catch (error) {
        failed.add(() => (current = attempt()));
        throw error;
      }
    });
  let current = attempt();
  const latest = (): ComponentType<Props> => current as unknown as ComponentType<Props>;

  return function LazyPart(props) {
    return createElement(latest(), props);
  };
}

/** What could not be loaded is requested again when it is shown again. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

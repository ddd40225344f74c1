import { type ComponentType, createElement, lazy } from 'react';

type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

/** Functions that reset the parts which could not be loaded. */
const failed = new Set<() => void>();

/**
 * A part that is loaded when it is first shown. Unlike with React's `lazy` alone, a load that failed, for example for lack
 * of a network, can be retried: after `forgetFailedParts`, which a `DataPart` around it calls when a visitor retries.
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

/** Resets all parts that could not be loaded, so that they are requested again when they are next shown. */
export function forgetFailedParts(): void {
  for (const forget of failed) forget();
  failed.clear();
}

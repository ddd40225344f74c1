import { programSuite, type Suite } from './suite.ts';

const drill = (name: string, script: string): Suite => ({
  ...programSuite(name, ['npm', 'run', script], { shown: true }),
  usesAllCores: true,
});

/** Suites that take minutes and run before a release: all combinations, and several processes under load. */
export const exhaustiveSuites: Suite[] = [
  drill('every hostile text everywhere', 'test:hostile'),
  drill('payments with faults', 'test:faults'),
  drill('promotions and rollbacks under load', 'test:swaps'),
  drill('every core busy for five minutes', 'test:busy'),
  drill('forged reports of failures', 'test:forged'),
  drill('several processes', 'test:scale-out'),
];

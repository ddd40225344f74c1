import { nextTask } from './next-task.ts';

/**
 * Starts the site in steps, each in its own task, so that it can react to the visitor's input between two of them.
 * All modules are in this file's chunk; running them is what takes time.
 */
async function main(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@summit/shared-auth');
  await nextTask();
  const { startSite } = await import(/* webpackMode: "eager" */ './start.tsx');
  await nextTask();
  await startSite();
}

void main();

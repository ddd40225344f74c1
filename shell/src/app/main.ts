import { nextTask } from './next-task.ts';

/**
 * The site starts in steps, each in its own task: it responds at once to whatever a visitor does between two of them.
 * The modules are all in this file's chunk; what takes time is running them.
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

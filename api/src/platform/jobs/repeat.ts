import { loggable } from '../logging/loggable.ts';
import type { Api } from '../platform.ts';

/** A job that the API repeats while it runs. */
export interface Repeated {
  /** Runs the job now, or again after the current run. */
  kick(): void;
}

/**
 * Runs a job at an interval in milliseconds once the API is ready, never twice at the same time in this process. A failure
 * is logged and the job is tried again at the next interval. Closing the API waits for the current run.
 */
export function repeat(app: Api, name: string, everyMs: number, job: () => Promise<unknown>): Repeated {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosing = false;

  async function runOnce(): Promise<void> {
    const begun = performance.now();
    let isFailed = false;
    try {
      await job();
    } catch (error) {
      isFailed = true;
      app.log.error({ error: loggable(error), job: name }, 'A repeated job failed');
    }
    app.jobRuns.report({ job: name, seconds: (performance.now() - begun) / 1000, isFailed });
  }

  async function runUntilDone(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      await runOnce();
    }
    running = undefined;
  }

  function kick(): void {
    isWanted = true;
    running ??= runUntilDone();
  }

  app.jobRuns.add(name, async () => {
    kick();
    await running;
  });
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(() => {
      if (!app.jobRuns.onDemand.has(name)) kick();
    }, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
  return { kick };
}

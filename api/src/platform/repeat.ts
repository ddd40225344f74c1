import { loggable } from './loggable.ts';
import type { Api } from './platform.ts';

/** A job that the API does again and again while it runs. */
export interface Repeated {
  /** Does the job now, or once more after the run that is under way. */
  kick(): void;
}

/**
 * Does a job every so many milliseconds from when the API is ready, never twice at the same time in this process. A failure is logged and the job
 * tried again at its next turn. Closing the API waits for a run that is under way.
 */
export function repeat(app: Api, name: string, everyMs: number, job: () => Promise<unknown>): Repeated {
  let running: Promise<void> | undefined;
  let isWanted = false;
  let isClosing = false;

  async function runUntilDone(): Promise<void> {
    while (isWanted && !isClosing) {
      isWanted = false;
      await job().catch((error: unknown) =>
        app.log.error({ error: loggable(error), job: name }, 'A repeated job failed'),
      );
    }
    running = undefined;
  }

  function kick(): void {
    isWanted = true;
    running ??= runUntilDone();
  }

  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    timer = setInterval(kick, everyMs).unref();
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await running;
  });
  return { kick };
}

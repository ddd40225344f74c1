/** Runs `work` on request, never concurrently: all requests during a run lead to one further run. */
export function oneAtATime(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let again: Promise<void> | undefined;
  const run = (): Promise<void> => {
    running = work().then(
      () => undefined,
      (error: unknown) => console.error(error instanceof Error ? error.message : error),
    );
    const finished = running;
    void finished.then(() => {
      if (running === finished) running = undefined;
    });
    return finished;
  };
  return () => {
    if (!running) return run();
    again ??= running.then(() => {
      again = undefined;
      return run();
    });
    return again;
  };
}

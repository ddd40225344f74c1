/**
 * Ends this process gracefully on SIGINT, SIGTERM, or when the program that started it is gone,
 * even if that was killed: then its message channel closes.
 */
export function stopWithParent(close: () => Promise<unknown>): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), 10_000).unref();
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  if (process.channel) process.on('disconnect', stop);
}

/** Resolves in a task of its own, so that the browser may do what a visitor waits for first. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** The message that the API prints when it cannot start or has to end. */
export function explainFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `The API's port is in use (${error.message}). Stop what uses it, or choose another PORT or API_PORT.`;
  }
  // Our own errors have messages for people; errors of the language itself are faults in the code.
  return Object.hasOwn(globalThis, error.name) ? (error.stack ?? error.message) : error.message;
}

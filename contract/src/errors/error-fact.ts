/** One row of the catalogue. */
export interface ErrorFact {
  /** HTTP status. */
  status: 400 | 401 | 403 | 404 | 408 | 409 | 410 | 413 | 414 | 415 | 429 | 431 | 500 | 501 | 502 | 503;
  message: string;
  /** The code's message on particular calls, by the name of the call's row. */
  wording?: Readonly<Record<string, string>>;
  /** The message when it is known how long to wait; `{wait}` is that time in words. */
  waiting?: string;
}

/**
 * The message of an error; `callName` (the name of a row of the call tables) gives the wording of that call, `waitSeconds`
 * the wording of a refusal that ends then.
 */
export function messageOfFact(fact: ErrorFact, callName?: string, waitSeconds?: number): string {
  if (waitSeconds !== undefined && fact.waiting !== undefined) {
    return fact.waiting.replace('{wait}', waitWords(waitSeconds));
  }
  return (callName === undefined ? undefined : fact.wording?.[callName]) ?? fact.message;
}

/** A time to wait, in whole minutes: `1 minute`, `12 minutes`. */
function waitWords(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

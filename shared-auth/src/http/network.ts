/** A request as it leaves for the API. */
export interface ApiRequest {
  method: string;
  /** With base and query. */
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON, except a form with its files. */
  body: FormData | Record<string, unknown> | undefined;
  /** How long to wait for the response, in ms. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
}

/** What came back, whatever its status. */
export interface ApiResponse {
  status: number;
  /** Parsed, where it is JSON; otherwise its text. */
  body: unknown;
  /** The header that says how many seconds to wait before another request. */
  retryAfter?: string | null | undefined;
}

/**
 * Carries a request to the API and its response back.
 * @throws from its promise: anything, where no response came in time or the signal was aborted
 */
export type Network = (request: ApiRequest) => Promise<ApiResponse>;

/** What the text of a response says: most are JSON, calendars and tables are not. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

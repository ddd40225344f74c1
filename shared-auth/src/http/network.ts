/** A request to the API. */
export interface ApiRequest {
  method: string;
  /** The address with base and query. */
  url: string;
  headers: Record<string, string>;
  /** Sent as JSON, except a form with its files. */
  body: FormData | Record<string, unknown> | undefined;
  /** The timeout of the response, in ms. */
  timeout: number;
  signal?: AbortSignal | undefined;
  /** Called with the share that has been sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined;
}

/** A response of any status. */
export interface ApiResponse {
  status: number;
  /** The parsed body, where it is JSON; otherwise its text. */
  body: unknown;
}

/**
 * Sends a request to the API and returns the response.
 * @throws from its promise: any error, when there is no response in time or the signal is aborted
 */
export type Network = (request: ApiRequest) => Promise<ApiResponse>;

/** Parses the text of a response: most are JSON, calendars and tables are not. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

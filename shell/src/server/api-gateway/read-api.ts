import type { Call, QueryOf, ResponseOf } from '@summit/contract/requests/call';

/** A call that this server makes itself: public, and without path parameters. */
type PublicRead = Call & { method: 'GET'; access: 'public'; params?: undefined };

interface ReadOptions<C extends PublicRead> {
  query?: Partial<QueryOf<C>>;
  headers?: Record<string, string>;
  withinMs: number;
}

/** The API has responded with an error. */
export class ReadRefused extends Error {
  override readonly name = 'ReadRefused';

  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} responded ${status}`);
  }
}

/**
 * Makes a public call to the API for this server's own routes; pages read through the session they are rendered
 * with.
 * @param apiUpstream the API's address, without a trailing slash
 * @throws ReadRefused when the API responds with an error, another Error when it is unavailable or slow
 */
export async function readApi<C extends PublicRead>(
  apiUpstream: string,
  row: C,
  { query = {}, headers = {}, withinMs }: ReadOptions<C>,
): Promise<ResponseOf<C>> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = asked.size > 0 ? `${row.path}?${asked}` : row.path;
  const response = await fetch(apiUpstream + address, { headers, signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new ReadRefused(row.path, response.status);
  return (await response.json()) as ResponseOf<C>;
}

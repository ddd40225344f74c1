import type { Call, QueryOf, ResponseOf } from '@summit/contract/requests/call';

/** A call that this server makes for itself: open to everybody, and its address needs no more than a query. */
type PublicRead = Call & { method: 'GET'; access: 'public'; params?: undefined };

interface ReadOptions<C extends PublicRead> {
  query?: Partial<QueryOf<C>>;
  withinMs: number;
}

/**
 * What the API returns to everybody, for this server's own routes; pages read through the session they are rendered with.
 * @param apiUpstream the API's address, without a slash at its end
 * @throws Error when the API is unavailable, slow, or refuses
 */
export async function readApi<C extends PublicRead>(
  apiUpstream: string,
  row: C,
  { query = {}, withinMs }: ReadOptions<C>,
): Promise<ResponseOf<C>> {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const address = asked.size > 0 ? `${row.path}?${asked}` : row.path;
  const response = await fetch(apiUpstream + address, { signal: AbortSignal.timeout(withinMs) });
  if (!response.ok) throw new Error(`${row.path} responded ${response.status}`);
  return (await response.json()) as ResponseOf<C>;
}

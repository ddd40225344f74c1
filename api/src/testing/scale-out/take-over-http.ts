import type { ErrorCode } from '@summit/contract/errors/errors';
import { fillPath } from '@summit/contract/paths/path-pattern';
import { bearer, headers as headerNames } from '@summit/contract/requests/request-headers';
import type { TakerRequest } from '../pools/pool.ts';

/** How a taker reaches the API. */
export interface Way {
  /** The address of the API process. */
  url: string;
  /** An access token; absent for a public call. */
  token?: string;
  /** The taker's own network address, so that no limit of a network counts the takers together. */
  address: string;
}

/**
 * Makes a taker's call. Returns null when it succeeded, otherwise the error's code. It retries while the API has no free
 * connection to the database, as a visitor would do.
 */
export async function takeOverHttp(request: TakerRequest, way: Way): Promise<ErrorCode | null> {
  const code = await send(request, way);
  return code === 'server-0002' ? takeOverHttp(request, way) : code;
}

async function send(
  { call, params = {}, query = {}, body }: TakerRequest,
  way: Way,
): Promise<ErrorCode | null> {
  const address = `${way.url}${fillPath(call.path, params)}?${new URLSearchParams(query)}`;
  const response = await fetch(address, {
    method: call.method,
    headers: {
      'x-forwarded-for': way.address,
      ...(body && { 'content-type': 'application/json' }),
      ...(way.token && { [headerNames.authorization]: bearer(way.token) }),
    },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  return response.ok ? null : (JSON.parse(text) as { Code: ErrorCode }).Code;
}

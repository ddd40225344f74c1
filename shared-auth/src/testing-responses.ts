import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import * as metaCalls from '@summit/contract/calls/meta';
import { errorResponse, type FieldFailure } from '@summit/contract/errors/error-response';
import { type CommonErrorCode, errors } from '@summit/contract/errors/errors';
import { bySpecificity, matchPath } from '@summit/contract/paths/path-pattern';
import type { Call, ErrorOf, ResponseOf } from '@summit/contract/requests/call';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import type { ApiRequest, Network } from './http/network.ts';

/** A call as the server would receive it. */
export interface TestRequest {
  method: string;
  /** The path without base and query. */
  path: string;
  params: Record<string, string>;
  query: Record<string, string>;
  /** Parsed JSON, a FormData, or undefined. */
  body: unknown;
  headers: Record<string, string>;
  /** Aborted when the caller cancels. */
  signal?: AbortSignal;
}

interface Outcome {
  status: number;
  body: unknown;
}

export interface TestResponse {
  row: Call;
  /** @throws when the network is to fail */
  outcome: (request: TestRequest) => Outcome | Promise<Outcome>;
}

type Body<C extends Call> =
  | ResponseOf<C>
  | ((request: TestRequest) => ResponseOf<C> | Promise<ResponseOf<C>>);

/** The server responds to a row's calls; a row without a response needs no body. */
export function respond<C extends Call>(
  row: C,
  ...[body]: undefined extends ResponseOf<C> ? [body?: Body<C>] : [body: Body<C>]
): TestResponse {
  const { response } = wholeRow<Call>(row);
  const responseTo = typeof body === 'function' ? (body as (request: TestRequest) => unknown) : () => body;
  return {
    row,
    outcome: async (request) => ({ status: response ? 200 : 204, body: await responseTo(request) }),
  };
}

export interface TestErrorDetails {
  /** Replaces the catalogue's message. */
  message?: string;
  requestId?: string;
  failures?: FieldFailure[];
}

/** The server refuses a row's calls with one of the codes that the row may return. */
export function respondWithError<C extends Call>(
  row: C,
  code: ErrorOf<C> | CommonErrorCode,
  { message, requestId = 'request-1', failures }: TestErrorDetails = {},
): TestResponse {
  const body = errorResponse(code, { message, requestId, failures });
  return { row, outcome: () => ({ status: errors[code].status, body }) };
}

/** The network is down for a row's calls. */
export function respondNever(row: Call): TestResponse {
  return {
    row,
    outcome: () => {
      throw new Error('Network Error');
    },
  };
}

/** The server returns challenges of the captcha that are solved immediately. */
export function respondToCaptcha(): TestResponse {
  const options = {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 1,
    deriveKey,
    hmacSignatureSecret: 'test',
  };
  return respond(metaCalls.captchaChallenge, () => createChallenge(options));
}

export interface TestServer {
  network: Network;
  /** The requests, in order. */
  requests: TestRequest[];
  /** Calls that had no response. */
  unexpected: string[];
}

/** Several responses for one row are used one after the other, the last one repeatedly. */
export function createTestServer(responses: readonly TestResponse[]): TestServer {
  // The sort is stable: responses for one row stay in order.
  const left = [...responses].sort((a, b) => bySpecificity(a.row.path, b.row.path));
  const requests: TestRequest[] = [];
  const unexpected: string[] = [];

  function take(
    method: string,
    path: string,
  ): { found: TestResponse; params: Record<string, string> } | null {
    for (const [place, found] of left.entries()) {
      const params = found.row.method === method ? matchPath(found.row.path, path) : null;
      if (!params) continue;
      const another = left.some((other, index) => index > place && other.row === found.row);
      if (another) left.splice(place, 1);
      return { found, params };
    }
    return null;
  }

  return {
    requests,
    unexpected,
    async network(sent) {
      const request = getRequest(sent);
      const taken = take(request.method, request.path);
      requests.push({ ...request, params: taken?.params ?? {} });
      if (!taken) {
        unexpected.push(`${request.method} ${request.path}`);
        throw new Error(`No response for ${request.method} ${request.path}`);
      }
      return taken.found.outcome({ ...request, params: taken.params });
    },
  };
}

function getRequest({ method, url, body, signal, headers }: ApiRequest): TestRequest {
  const { pathname, searchParams } = new URL(url, 'http://api.test');
  return {
    method,
    path: pathname.replace(/^\/api(?=\/)/, ''),
    params: {},
    query: Object.fromEntries(searchParams),
    // The server would not receive undefined values, because they are not sent.
    body: body === undefined || body instanceof FormData ? body : JSON.parse(JSON.stringify(body)),
    signal,
    headers,
  };
}

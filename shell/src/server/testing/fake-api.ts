import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { matchPath } from '@summit/contract/paths/path-pattern';
import { rehearsal } from '@summit/contract/site/rehearsal';
import type { TestResponse } from '@summit/shared-auth/testing-responses';

export interface FakeApi {
  address: string;
  /** The header `traceparent` of every request so far. */
  traces: unknown[];
  /** The rehearsal tokens of those requests. */
  rehearsals: unknown[];
  close: () => Promise<void>;
}

/** An API on its own port with the test's responses, and 503 for everything else. */
export async function fakeApi(responses: readonly TestResponse[]): Promise<FakeApi> {
  async function outcome(method: string, path: string, query: Record<string, string>) {
    for (const response of responses) {
      const params = response.row.method === method ? matchPath(response.row.path, path) : null;
      if (params) return response.outcome({ method, path, params, query, body: undefined, headers: {} });
    }
    return { status: 503, body: { Code: 'network-0001', Message: 'Away', RequestId: 'r-0' } };
  }

  const traces: unknown[] = [];
  const rehearsals: unknown[] = [];
  const server = createServer((request, response) => {
    traces.push(request.headers.traceparent);
    rehearsals.push(request.headers[rehearsal.header]);
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://api.test');
    const query = Object.fromEntries(searchParams);
    void outcome(request.method ?? 'GET', pathname, query).then(({ status, body }) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traces,
    rehearsals,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

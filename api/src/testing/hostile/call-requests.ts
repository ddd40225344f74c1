import type { LightMyRequestResponse } from 'fastify';
import { allCalls } from '@summit/contract/calls/all-calls';
import { isErrorCode } from '@summit/contract/errors/errors';
import type { WholeCall } from '@summit/contract/requests/call';
import { encodedText } from '@summit/contract/testing/encoded-text';

/** The input of a call. */
export interface Input {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
  headers: Record<string, string>;
}

/** Every call of the contract with its name. */
export const rows = Object.values(allCalls).flatMap((table): [string, WholeCall][] => Object.entries(table));

/** The limits of one call: far more processor time than any needs, and the site's timeout for the API. */
const most = { processorMs: 2_000, waitingMs: 20_000 };

/** Sends a request, and returns its response with its fault. */
export async function examine(
  send: () => Promise<LightMyRequestResponse>,
): Promise<{ response: LightMyRequestResponse; wrong: string | null }> {
  // On a busy machine a call takes longer, but not more processor time.
  const [begun, used] = [performance.now(), process.cpuUsage()];
  const response = await send();
  const { user, system } = process.cpuUsage(used);
  const processorMs = Math.round((user + system) / 1000);
  const waitingMs = Math.round(performance.now() - begun);
  if (processorMs > most.processorMs) return { response, wrong: `took ${processorMs} ms of the processor` };
  if (waitingMs > most.waitingMs) return { response, wrong: `took ${waitingMs} ms` };
  return { response, wrong: wrongIn(response) };
}

/** Server errors that are expected: of unimplemented calls, and of the release desk, which does not run in these tests. */
const expectedFaults: ReadonlySet<string> = new Set(['route-0002', 'release-0001']);

/** The fault of a response: a server error, or a refusal without a code of the catalogue. */
function wrongIn(response: LightMyRequestResponse): string | null {
  const { statusCode } = response;
  if (statusCode < 400) return null;
  const code = getCode(response);
  if (code === undefined || !isErrorCode(code)) return `${statusCode} without a code`;
  return statusCode >= 500 && !expectedFaults.has(code) ? `${statusCode} ${code}` : null;
}

/** The code of a refusal. */
export function getCode(response: LightMyRequestResponse): string | undefined {
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return isJson && response.statusCode >= 400 ? response.json<{ Code?: string }>().Code : undefined;
}

/** The address of a call with its parameters, with every character encoded. */
export function getAddress(call: WholeCall, { params, query }: Input): string {
  const path = call.path.replaceAll(/:(\w+)/g, (_whole, name: string) => encodedText(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const pairs = given.map(([name, value]) => `${encodedText(name)}=${encodedText(String(value))}`);
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path;
}

/** The body as the browser sends it, even if it is not a text. */
export function getPayload(
  call: WholeCall,
  body: Input['body'],
): { payload?: string | Buffer; type?: string } {
  if (body === undefined) return {};
  if (!call.multipart) return { payload: JSON.stringify(body), type: 'application/json' };
  const boundary = 'the-boundary-of-the-form';
  const parts = Object.entries(body).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`,
  );
  return {
    payload: `${parts.join('')}--${boundary}--\r\n`,
    type: `multipart/form-data; boundary=${boundary}`,
  };
}

import { type PageProgress, stateSelector } from '@summit/contract/frame/page-state-element';
import { fillPath } from '@summit/contract/paths/path-pattern';
import type { Call } from '@summit/contract/requests/call';
import { type CallArguments, serverQuery, useCall } from '@summit/shared-auth';
import { useHydratedQuery } from '@summit/shared-auth/hydrated-query';

type NoOptions = Record<never, never>;

/** How long the page waits for the call that its HTML has made, before it makes the call itself; ms. */
const longestWait = 10_000;

/**
 * The data of a page that a link opens, as `useServerDataQuery` returns it. A script in the HTML has made the call already,
 * unless the visitor is signed in or came from another page: this uses that response, or makes the call.
 */
export function useFirstCallQuery<C extends Call>(
  row: C,
  input: CallArguments<C, NoOptions>[0],
  { enabled = true }: { enabled?: boolean } = {},
) {
  const call = useCall();
  const rest = [input] as CallArguments<C, NoOptions>;
  return useHydratedQuery({ ...serverQuery(takingFirstCall(call), row, ...rest), enabled });
}

/** The same for views: makes calls as `call` does, except for the call that the HTML has made, whose response is used once. */
export function takingFirstCall<Ask extends (...given: never[]) => Promise<unknown>>(call: Ask): Ask {
  const taking: LooseCall = async (row, input = {}) =>
    (await firstResponse(row, input)) ?? (call as unknown as LooseCall)(row, input);
  return taking as unknown as Ask;
}

interface Input {
  params?: object;
  query?: object;
}

type LooseCall = (row: Call, input?: Input) => Promise<unknown>;

/** Undefined where the HTML has not made this call, or has no response to it. */
async function firstResponse(row: Call, input: Input): Promise<unknown> {
  // There is no HTML on the server that could have made a call.
  if (typeof document === 'undefined') return undefined;
  const progress = document.querySelector<Element & { early?: PageProgress }>(stateSelector)?.early;
  const made = progress?.firstCall;
  if (!progress || !made?.address.endsWith(getAddress(row.path, input))) return undefined;
  progress.firstCall = undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, longestWait, undefined);
  });
  return Promise.race([made.response, late]).finally(() => clearTimeout(timer));
}

function getAddress(path: string, { params = {}, query = {} }: Input): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return fillPath(path, params as Record<string, string>) + (pairs.length > 0 ? `?${pairs.join('&')}` : '');
}

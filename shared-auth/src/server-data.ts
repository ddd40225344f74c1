import { type Call, isPersonal, type ResponseOf } from '@summit/contract/call';
import type { ApiError } from './api-error.ts';
import type { CallArguments, CallFunction, LooseInput } from './call-input.ts';
import { useLaterQuery } from './later-query.ts';
import { type QueryClient, queryOptions, useSuspenseQuery } from './server-state.ts';
import { useCall } from './session-context.tsx';

/** For rows that only read: the same query has the same response; changes use `useServerAction`. */
type NoOptions = Record<never, never>;

/** How TanStack Query fetches a row: key `[method, path, input]`. A row without a response yields null. */
export function serverQuery<C extends Call>(
  call: CallFunction,
  row: C,
  ...[input]: CallArguments<C, NoOptions>
) {
  const asked: LooseInput = input ?? {};
  return queryOptions<ResponseOf<C>, ApiError>({
    queryKey: serverQueryKey(row, asked),
    queryFn: async ({ signal }) => {
      const response = await (call as LooseCall)(row, { ...asked, signal });
      return (response ?? null) as ResponseOf<C>;
    },
    meta: { personal: isPersonal(row), spinnerHidesAfter: row.spinnerHidesAfter },
  });
}

type LooseCall = (row: Call, input: LooseInput) => Promise<unknown>;

/** What the cache knows about data derived from rows: which rows, and whether it is dropped with the session. */
export function viewMeta(rows: readonly Call[]) {
  return { personal: rows.some(isPersonal), rows: rows.map(rowName) };
}

/** Fetches again what comes from the rows, wherever it is on the page. */
export function refreshRows(queryClient: QueryClient, rows: readonly Call[]): void {
  const names = new Set(rows.map(rowName));
  for (const row of rows) void queryClient.invalidateQueries({ queryKey: serverQueryKey(row) });
  void queryClient.invalidateQueries({
    predicate: ({ meta }) => (meta?.rows as string[] | undefined)?.some((name) => names.has(name)) ?? false,
  });
}

/** Each remote has its own copy of the contract's rows, so a row is identified by its method and path. */
function rowName({ method, path }: Call): string {
  return `${method} ${path}`;
}

/** Without an input: the beginning of every key of the row. */
export function serverQueryKey(row: Call, input?: LooseInput): readonly unknown[] {
  return input ? [row.method, row.path, input] : [row.method, row.path];
}

/**
 * The response of a row. Suspends until it arrives, on the server too, and throws an ApiError to the nearest boundary:
 * `const { speakers } = useServerData(speakerCalls.speakers, { query: { itemsOnPage: 9999 } })`.
 */
export function useServerData<C extends Call>(row: C, ...rest: CallArguments<C, NoOptions>): ResponseOf<C> {
  const call = useCall();
  return useSuspenseQuery(serverQuery(call, row, ...rest)).data;
}

export interface LaterOptions {
  /** False: do not fetch yet. */
  enabled?: boolean;
  /** Polls at this interval while the page is visible, and fetches again whenever it becomes visible. */
  everyMs?: number;
}

/**
 * The same without suspending, for what may come after the page: `{ data, error, isPending, refetch, ... }`.
 * On the server, and until hydration is over, it is pending: nothing is fetched, and what others fetched is not shown.
 */
export function useServerDataLater<C extends Call>(
  row: C,
  input?: CallArguments<C, NoOptions>[0],
  options: LaterOptions = {},
) {
  const call = useCall();
  const rest = [input] as CallArguments<C, NoOptions>;
  const { enabled = true, everyMs } = options;
  const again = everyMs ? ({ refetchInterval: everyMs, refetchOnWindowFocus: 'always' } as const) : {};
  return useLaterQuery({ ...serverQuery(call, row, ...rest), enabled, ...again });
}

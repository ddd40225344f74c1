import { type Call, isPersonal, type ResponseOf } from '@summit/contract/requests/call';
import type { ApiError } from '../http/api-error.ts';
import type { CallArguments, CallFunction, LooseInput } from '../http/call-input.ts';
import { type QueryClient, queryOptions } from '../server-state.ts';

/** For rows that only read, so that the same query has the same response; changes use `useServerAction`. */
export type NoOptions = Record<never, never>;

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

/** The metadata of cached data that is derived from rows: the rows, and whether it is dropped with the session. */
export function viewMeta(rows: readonly Call[]) {
  return { personal: rows.some(isPersonal), rows: rows.map(rowName) };
}

/** Refetches all data of the page that is derived from the rows. */
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

/** The key of a row's query; without an input, the common beginning of all its keys. */
export function serverQueryKey(row: Call, input?: LooseInput): readonly unknown[] {
  return input ? [row.method, row.path, input] : [row.method, row.path];
}

import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import type { RemoteName } from '@summit/contract/site/page';
// The import uses the package's name, which is shared at run time, so that every bundle uses the page's session.
import {
  type CallArguments,
  type CallFunction,
  isApiError,
  serverQuery,
  useCall,
  viewMeta,
} from '@summit/shared-auth';
import {
  type QueryClient,
  queryOptions,
  useQueryClient,
  useSuspenseQuery,
} from '@summit/shared-auth/server-state';
import { useHydratedQuery } from './hydrated-query.ts';

/** The app's name, then the view's: separately released remotes share one cache of server data. */
type ViewName = `${RemoteName | 'shell' | 'site'}.${string}`;

type NoOptions = Record<never, never>;
type Ask<R extends Call> = <C extends R>(
  row: C,
  ...rest: CallArguments<C, NoOptions>
) => Promise<ResponseOf<C>>;

/** The sources of a view's data: only the rows that it lists. */
export interface ViewSources<R extends Call> {
  /** Makes the call, which is aborted with the view. */
  call: Ask<R>;
  /** The cached response of a row that other parts of the page read too; makes the call where there is none. */
  stored: Ask<R>;
}

export interface ServerView<Input, Data> {
  name: ViewName;
  rows: readonly Call[];
  make: (sources: ViewSources<Call>, input: Input) => Promise<Data>;
  /** Fetched once for each page, and never again. */
  isLasting?: boolean;
  /** For data that only the server's HTML shows: it is not sent in the page's state. */
  staysOnServer?: boolean;
}

type ViewInput<Input> = undefined extends Input ? [input?: Input] : [input: Input];

/**
 * Data derived from one or more rows, cached in the form that a part shows, so that the page carries no more than that.
 * `const speakerView = serverView('content.speaker', [speakerCalls.speaker], ({ call }, id: string) => ...)`.
 * It is refetched when an action refreshes one of its rows, and dropped with the session when one is personal.
 */
export function serverView<const R extends Call, Data, Input = undefined>(
  name: ViewName,
  rows: readonly R[],
  make: (sources: ViewSources<R>, input: Input) => Promise<Data>,
  options: Pick<ServerView<Input, Data>, 'isLasting' | 'staysOnServer'> = {},
): ServerView<Input, Data> {
  return { name, rows, make: make as ServerView<Input, Data>['make'], ...options };
}

/** The data of a view. Suspends until they are loaded, on the server too; throws what `make` throws. */
export function useServerView<Input, Data>(
  view: ServerView<Input, Data>,
  ...[input]: ViewInput<Input>
): Data {
  return useSuspenseQuery(useViewQuery(view, input as Input)).data;
}

/** Fetches a view for a part further down, so that the parts of a page do not wait for each other. */
export function usePrefetchServerView<Input, Data>(
  view: ServerView<Input, Data>,
  input: Input,
  { enabled = true }: { enabled?: boolean } = {},
): void {
  const queryClient = useQueryClient();
  const query = useViewQuery(view, input);
  if (enabled && !queryClient.getQueryState(query.queryKey)) void queryClient.prefetchQuery(query);
}

/** The same without suspending, for data that may arrive after the page: `{ data, error, ... }`. Pending on the server and in hydration. */
export function useServerViewQuery<Input, Data>(
  view: ServerView<Input, Data>,
  input: Input,
  { enabled = true }: { enabled?: boolean } = {},
) {
  return useHydratedQuery({ ...useViewQuery(view, input), enabled });
}

/** Changes the cached data of a view after an action of the visitor. */
export function useServerViewStore<Input, Data>(view: ServerView<Input, Data>, input: Input) {
  const queryClient = useQueryClient();
  const queryKey = viewKey(view.name, input);
  return {
    write: (data: Data) => queryClient.setQueryData(queryKey, data),
    refresh: () => queryClient.invalidateQueries({ queryKey }),
  };
}

/** Aborts the pending requests of a view, whatever their input. */
export function useCancelView(view: Pick<ServerView<never, unknown>, 'name'>): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.cancelQueries({ queryKey: viewKey(view.name) });
}

/** The key under which a view is stored. */
export function viewKey(name: ViewName, input?: unknown): readonly unknown[] {
  return input === undefined ? [name] : [name, input];
}

function useViewQuery<Input, Data>(view: ServerView<Input, Data>, input: Input) {
  const { name, rows, make, isLasting, staysOnServer } = view;
  const call = useCall();
  const queryClient = useQueryClient();
  return queryOptions<Data>({
    queryKey: viewKey(name, input),
    queryFn: ({ signal }) => make(getSources(call, queryClient, signal), input),
    meta: { ...viewMeta(rows), staysOnServer },
    ...(isLasting && { staleTime: Infinity }),
  });
}

function getSources(call: CallFunction, queryClient: QueryClient, signal: AbortSignal): ViewSources<Call> {
  return {
    call: (row, ...[input]) => (call as LooseCall)(row, { ...input, signal }) as Promise<never>,
    stored: (row, ...rest) => queryClient.ensureQueryData(serverQuery(call, row, ...rest)),
  };
}

type LooseCall = (row: Call, input: object) => Promise<unknown>;

/**
 * Turns the codes that are a result rather than a failure into values: `call(row, input).catch(orValue({ 'cqrs-0009': null }))`.
 * @throws every other error again
 */
export function orValue<const Values extends Partial<Record<ErrorCode, unknown>>>(values: Values) {
  return (error: unknown): Values[keyof Values] => {
    const code = isApiError(error) ? error.code : '';
    if (code in values) return values[code as keyof Values];
    throw error;
  };
}

/**
 * The response of a row, or the value of a code that is a result rather than a failure:
 * `useServerDataOr(speakerCalls.speaker, { params: { id } }, { 'cqrs-0009': null })`. Suspends, on the server too.
 */
export function useServerDataOr<C extends Call, const Values extends Partial<Record<ErrorCode, unknown>>>(
  row: C,
  input: CallArguments<C, NoOptions>[0],
  values: Values,
): ResponseOf<C> | Values[keyof Values] {
  return useCaught(row, input, orValue(values));
}

/** Optional data: the response of a row, or null when it is unavailable. Suspends, on the server too. */
export function useOptionalData<C extends Call>(
  row: C,
  ...[input]: CallArguments<C, NoOptions>
): ResponseOf<C> | null {
  return useCaught(row, input, () => null);
}

function useCaught<C extends Call, Value>(
  row: C,
  input: CallArguments<C, NoOptions>[0],
  caught: (error: unknown) => Value,
): ResponseOf<C> | Value {
  const call = useCall();
  const own = serverQuery(call, row, ...([input] as CallArguments<C, NoOptions>));
  return useSuspenseQuery<ResponseOf<C> | Value>({
    queryKey: keyBelow(own.queryKey),
    queryFn: ({ signal }) =>
      ((call as LooseCall)(row, { ...input, signal }) as Promise<ResponseOf<C>>).catch(caught),
    meta: own.meta,
  }).data;
}

/** A key below the row's own, so that both are refreshed together but have separate values. */
function keyBelow(rowKey: readonly unknown[]): readonly unknown[] {
  return [...rowKey, 'or'];
}

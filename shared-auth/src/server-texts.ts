import { contentCalls } from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/text-lookup';
import { useSuspenseQuery } from './server-state.ts';
import { serverQuery } from './server-data.ts';
import { useCall } from './session-context.tsx';

/**
 * The texts whose names begin with `prefix`, in the organisers' wording: `useServerTexts(awardsTexts, 'awardsWelcome.')`.
 * Suspends, on the server too. When they cannot be had the default wording stands in: a page is worth more than its phrasing.
 */
export function useServerTexts<T extends Readonly<Record<string, string>>>(
  defaults: T,
  prefix: string,
): Record<keyof T, string> {
  const call = useCall();
  const input = { query: { 'filter.Name.StartsWith': prefix } };
  const { queryKey } = serverQuery(call, contentCalls.staticContent, input);
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call(contentCalls.staticContent, { ...input, signal }).catch(() => nothing),
  });
  return textsFrom(defaults, data.staticContent);
}

const nothing = { staticContent: [], totalItems: 0, totalPages: 0 };

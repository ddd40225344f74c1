import * as contentCalls from '@summit/contract/calls/content';
import { textsFrom } from '@summit/contract/words/text-lookup';
import { noteDefaultWording } from '../http/default-wording.ts';
import { useQueryClient, useSuspenseQuery } from '../server-state.ts';
import { useCall } from '../session/session-context.tsx';
import { useServerDataQuery } from './server-data.ts';
import { serverQuery } from './server-query.ts';

type Texts = Readonly<Record<string, string>>;

/** The input of `contentCalls.staticContent` for all texts whose names begin with `prefix`. */
export function textsBeginning(prefix: string) {
  return { query: { 'filter.Name.StartsWith': prefix } };
}

/**
 * The texts whose names begin with `prefix`, in the organisers' wording: `useServerTexts(awardsTexts, 'awardsWelcome.')`.
 * Suspends, on the server too. The default wording is the fallback: a page matters more than its phrasing.
 */
export function useServerTexts<T extends Texts>(defaults: T, prefix: string): Record<keyof T, string> {
  const call = useCall();
  noteDefaultWording(useQueryClient(), defaults);
  const input = textsBeginning(prefix);
  const { queryKey } = serverQuery(call, contentCalls.staticContent, input);
  const { data } = useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => call(contentCalls.staticContent, { ...input, signal }).catch(() => nothing),
  });
  return textsFrom(defaults, data.staticContent);
}

/**
 * The same without suspending, for dialogs and parts of the frame: the default wording until the organisers' is loaded,
 * and where it is unavailable. On the server the default wording.
 */
export function useServerTextsQuery<T extends Texts>(defaults: T, prefix: string): Record<keyof T, string> {
  const { data } = useServerDataQuery(contentCalls.staticContent, textsBeginning(prefix));
  return textsFrom(defaults, data?.staticContent);
}

const nothing = { staticContent: [], totalItems: 0, totalPages: 0 };

import type { QueryClient } from '../server-state.ts';

/** The default wordings by name; null where two defaults differ, so that neither is used for the other. */
const noted = new WeakMap<QueryClient, Map<string, string | null>>();

/** Records the default wording that the server renders a page with: the page's script contains the same. */
export function noteDefaultWording(client: QueryClient, defaults: Readonly<Record<string, string>>): void {
  if (typeof window !== 'undefined') return;
  const wordings = noted.get(client) ?? new Map<string, string | null>();
  noted.set(client, wordings);
  for (const [name, wording] of Object.entries(defaults)) {
    const other = wordings.get(name);
    wordings.set(name, other === undefined || other === wording ? wording : null);
  }
}

/** Returns only the organisers' texts that differ from the default wording in the page's script. */
export function withoutDefaultWording<Text extends { name: string; content: string }>(
  client: QueryClient,
  texts: readonly Text[],
): Text[] {
  const wordings = noted.get(client);
  return texts.filter(({ name, content }) => wordings?.get(name) !== content);
}

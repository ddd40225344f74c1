import { fillPath } from '@summit/contract/paths/path-pattern';

/** Path and query of a call: `/speaker/:id` with `{ id: 'a b' }` is `/speaker/a%20b`. */
export function getAddress(
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)]);
  return fillPath(path, Object.fromEntries(texts) as Record<string, string>) + queryText(query);
}

/** `?a=1&b=2`; undefined and null are left out, lists repeat their name. */
function queryText(query: Record<string, unknown>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((single): [string, unknown] => [name, single]),
  );
  const given = pairs.filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

/** A body as multipart/form-data: files stay files, everything else becomes text. */
export function formData(body: Record<string, unknown> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const single of [value].flat()) {
      if (single === undefined || single === null) continue;
      form.append(name, single instanceof Blob ? single : String(single));
    }
  }
  return form;
}

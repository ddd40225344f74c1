import type { ChangedField } from './parts/difference.tsx';

interface Recorded {
  call: string;
  /** JSON; null: there was nothing. */
  before: string | null;
  after: string | null;
}

/** A line of the record, field by field: only what differs. */
export function recordedChanges({ call, before, after }: Recorded): ChangedField[] {
  const [old, next] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...old.keys(), ...next.keys()])];
  const changes = names
    .map((field) => ({ field, before: old.get(field) ?? null, after: next.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
  return changes.length > 0 ? changes : [{ field: call, before, after }];
}

function fieldsOf(json: string | null): Map<string, string> {
  if (json === null) return new Map();
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return new Map([['value', inWords(value)]]);
  }
  return new Map(Object.entries(value).map(([name, held]) => [name, inWords(held)]));
}

function inWords(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

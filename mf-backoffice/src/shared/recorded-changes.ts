interface Recorded {
  call: string;
  /** `texts/home.hero.title`, `organisers/…/login`. */
  subject: string;
  /** JSON; null: there was nothing. */
  before: string | null;
  after: string | null;
}

/** A field of a line of the record, its values in JSON; null: it had none, or has none any longer. */
export interface RecordedField {
  field: string;
  before: string | null;
  after: string | null;
}

/** A line of the record, field by field: only what differs. */
export function recordedChanges({ call, subject, before, after }: Recorded): RecordedField[] {
  // A value without fields is called as the last part of what it belongs to.
  const plain = subject.split('/').at(-1) ?? call;
  const [old, next] = [fieldsOf(before, plain), fieldsOf(after, plain)];
  const names = [...new Set([...old.keys(), ...next.keys()])];
  const changes = names
    .map((field) => ({ field, before: old.get(field) ?? null, after: next.get(field) ?? null }))
    .filter((change) => change.before !== change.after);
  return changes.length > 0 ? changes : [{ field: call, before, after }];
}

function fieldsOf(json: string | null, plain: string): Map<string, string> {
  if (json === null) return new Map();
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map([[plain, json]]);
  const held = Object.entries(value as Record<string, unknown>).filter(([, one]) => (one ?? null) !== null);
  return new Map(held.map(([name, one]) => [name, JSON.stringify(one)]));
}

/**
 * The starred sessions as this device knows them: those in the account's last response, and the visitor's changes since
 * then, which a login merges into the account. The owner separates two people on one device.
 */
export interface StarredRecord {
  /** The attendee the record belongs to; null for a visitor who is not signed in. */
  owner: string | null;
  kept: readonly string[];
  /** By session id: whether it is starred or no longer. */
  changes: Readonly<Record<string, boolean>>;
}

const empty: StarredRecord = { owner: null, kept: [], changes: {} };

/** Parses the stored text; an unreadable text counts as empty. */
export function parseStarred(text: string | null): StarredRecord {
  try {
    const { owner, kept, changes } = JSON.parse(text ?? '') as Partial<StarredRecord>;
    if (!Array.isArray(kept) || typeof changes !== 'object' || changes === null) return empty;
    return { owner: typeof owner === 'string' ? owner : null, kept, changes };
  } catch {
    return empty;
  }
}

/** The record that this visitor may see: another visitor's record is hidden. */
export function recordFor(record: StarredRecord, visitor: string | null): StarredRecord {
  if (record.owner === visitor) return record;
  const isUnowned = record.owner === null;
  return isUnowned ? { ...record, owner: visitor } : { ...empty, owner: visitor };
}

/** The sessions with a star. */
export function starredIds(record: StarredRecord): string[] {
  return applied(record.kept, record.changes);
}

/** The account's sessions with the device's changes applied. */
function applied(kept: readonly string[], changes: StarredRecord['changes']): string[] {
  const ids = new Set(kept);
  for (const [id, isStarred] of Object.entries(changes)) {
    if (isStarred) ids.add(id);
    else ids.delete(id);
  }
  return [...ids];
}

/** The record after a session's star was pressed. */
export function toggled(record: StarredRecord, id: string): StarredRecord {
  const isStarred = starredIds(record).includes(id);
  return { ...record, changes: { ...record.changes, [id]: !isStarred } };
}

/** The record after the account has stored some changes; those made in the meantime are still pending. */
export function afterSync(
  record: StarredRecord,
  kept: readonly string[],
  sent: StarredRecord['changes'],
): StarredRecord {
  const left = Object.entries(record.changes).filter(([id, isStarred]) => sent[id] !== isStarred);
  return { ...record, kept, changes: Object.fromEntries(left) };
}

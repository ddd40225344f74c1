import { storageKeys } from '@summit/contract/storage-keys';
import { browserStorage, useCall, useSession } from '@summit/shared-auth';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { syncWithAccount } from './account-stars.ts';
import {
  afterSync,
  parseStarred,
  recordFor,
  starredIds,
  toggled,
  type StarredRecord,
} from './starred-record.ts';

/** The visitor's own agenda. */
export interface StarredSessions {
  ids: ReadonlySet<string>;
  /** False on the server and until the device was asked. */
  ready: boolean;
  /** Answers whether the session is starred now. */
  toggle: (id: string) => boolean;
}

/**
 * The sessions the visitor has starred: kept on the device, in step with other tabs, and merged into the account of
 * whoever is signed in.
 */
export function useStarredSessions(): StarredSessions {
  const visitor = useVisitor();
  const [storage] = useState(browserStorage);
  const [stored, setStored] = useState<StarredRecord | null>(null);
  const read = useCallback(() => parseStarred(storage.getItem(storageKeys.starredSessions)), [storage]);
  const write = useCallback(
    (record: StarredRecord) => {
      storage.setItem(storageKeys.starredSessions, JSON.stringify(record));
      setStored(record);
    },
    [storage],
  );

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === null || key === storageKeys.starredSessions) setStored(read());
    };
    const first = setTimeout(() => setStored(read()));
    window.addEventListener('storage', follow);
    return () => {
      clearTimeout(first);
      window.removeEventListener('storage', follow);
    };
  }, [read]);

  useAccount(visitor, { stored, read, write });

  const toggle = useCallback(
    (id: string) => {
      const record = toggled(seenBy(visitor, read()), id);
      write(record);
      return starredIds(record).includes(id);
    },
    [visitor, read, write],
  );
  const ids = useMemo(() => new Set(stored ? starredIds(seenBy(visitor, stored)) : []), [stored, visitor]);
  return { ids, ready: stored !== null, toggle };
}

/** An attendee's id, null for nobody, undefined while that is not known. */
type Visitor = string | null | undefined;

function useVisitor(): Visitor {
  const phase = useSession((state) => state.phase);
  const id = useSession((state) => state.attendee?.id);
  return phase === 'anonymous' ? null : id;
}

/** Until it is known who visits, the device's record is taken for theirs. */
function seenBy(visitor: Visitor, record: StarredRecord): StarredRecord {
  return visitor === undefined ? record : recordFor(record, visitor);
}

interface Device {
  stored: StarredRecord | null;
  read: () => StarredRecord;
  write: (record: StarredRecord) => void;
}

/** Carries what is starred here into the account and back. What fails is tried again with the next change or visit. */
function useAccount(visitor: Visitor, { stored, read, write }: Device): void {
  const call = useCall();
  const here = useRef<Visitor>(undefined);
  const syncedFor = useRef<Visitor>(undefined);
  const busy = useRef(false);

  useEffect(() => {
    here.current = visitor;
    if (!visitor || !stored || busy.current) return;
    const { changes } = recordFor(stored, visitor);
    if (Object.keys(changes).length === 0 && syncedFor.current === visitor) return;
    busy.current = true;
    syncWithAccount(call, changes).then(
      (kept) => {
        busy.current = false;
        if (here.current !== visitor) return;
        syncedFor.current = visitor;
        write(afterSync(recordFor(read(), visitor), kept, changes));
      },
      () => {
        busy.current = false;
      },
    );
  }, [visitor, stored, call, read, write]);
}

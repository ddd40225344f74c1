import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { browserStorage, useCall, useSession } from '@summit/shared-auth';
import { syncWithAccount } from './account-stars.ts';
import {
  afterSync,
  parseStarred,
  recordFor,
  starredIds,
  type StarredRecord,
  toggled,
} from './starred-record.ts';

/** The visitor's own agenda. */
export interface StarredSessions {
  ids: ReadonlySet<string>;
  /** False on the server and until the device's storage has been read. */
  ready: boolean;
  stars: Stars;
}

/** Hundreds of sessions share this object: it never changes, so that a changed star renders only its own session. */
export interface Stars {
  store: StoreApi<Pick<StarredSessions, 'ids'>>;
  /** Returns whether the session is starred now. */
  toggle: (id: string) => boolean;
}

/**
 * The sessions that the visitor has starred: stored on the device, synchronised with other tabs, and merged into the account
 * of a signed-in attendee.
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

  const here = useRef<Visitor>(undefined);
  const ids = useMemo(() => new Set(stored ? starredIds(seenBy(visitor, stored)) : []), [stored, visitor]);
  const [store] = useState(() => createStore<Pick<StarredSessions, 'ids'>>(() => ({ ids: new Set() })));
  useEffect(() => {
    here.current = visitor;
    store.setState({ ids });
  }, [visitor, store, ids]);

  const toggle = useCallback(
    (id: string) => {
      const record = toggled(seenBy(here.current, read()), id);
      write(record);
      return starredIds(record).includes(id);
    },
    [read, write],
  );
  const stars = useMemo(() => ({ store, toggle }), [store, toggle]);
  return { ids, ready: stored !== null, stars };
}

/** An attendee's id, null for an anonymous visitor, undefined while this is not known. */
type Visitor = string | null | undefined;

function useVisitor(): Visitor {
  const phase = useSession((state) => state.phase);
  const id = useSession((state) => state.attendee?.id);
  return phase === 'anonymous' ? null : id;
}

/** Until the visitor is known, the device's record is assumed to be theirs. */
function seenBy(visitor: Visitor, record: StarredRecord): StarredRecord {
  return visitor === undefined ? record : recordFor(record, visitor);
}

interface Device {
  stored: StarredRecord | null;
  read: () => StarredRecord;
  write: (record: StarredRecord) => void;
}

/** Synchronises this device's stars with the account. A failure is retried with the next change or visit. */
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
      (stored) => {
        busy.current = false;
        if (here.current !== visitor) return;
        syncedFor.current = visitor;
        write(afterSync(recordFor(read(), visitor), stored, changes));
      },
      () => {
        busy.current = false;
      },
    );
  }, [visitor, stored, call, read, write]);
}

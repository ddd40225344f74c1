import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { storageKeys } from '@summit/contract/session/storage-keys';

interface StoredReceipts {
  /** The receipts in the order in which they were issued. */
  receipts: readonly string[];
}

/** The receipts that were issued on this device, so that the server's copy of a receipt can be compared with the original. */
const storedReceipts = createStore<StoredReceipts>()(
  persist((): StoredReceipts => ({ receipts: [] }), {
    name: storageKeys.ballotReceipts,
    storage: createJSONStorage(() => window.localStorage),
  }),
);

/** Stores a receipt after those that other tabs have stored since this one read them. */
function store(receipt: string): void {
  try {
    void storedReceipts.persist.rehydrate();
  } catch {
    // A browser that refuses storage has no receipts of other tabs.
  }
  storedReceipts.setState(({ receipts }) =>
    receipts.includes(receipt) ? {} : { receipts: [...receipts, receipt] },
  );
}

/** The receipts on this device, and a function that stores another one. */
export function useStoredReceipts() {
  return { ...useStore(storedReceipts), store };
}

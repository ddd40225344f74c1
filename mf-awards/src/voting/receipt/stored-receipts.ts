import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { storageKeys } from '@summit/contract/session/storage-keys';

interface StoredReceipts {
  /** As they were given, the first first. */
  receipts: readonly string[];
  store: (receipt: string) => void;
}

/** The receipts that were given on this device: the server's copy of one is compared with what it was. */
const storedReceipts = createStore<StoredReceipts>()(
  persist(
    (set) => ({
      receipts: [],
      store: (receipt) =>
        set(({ receipts }) => (receipts.includes(receipt) ? {} : { receipts: [...receipts, receipt] })),
    }),
    { name: storageKeys.ballotReceipts, storage: createJSONStorage(() => window.localStorage) },
  ),
);

/** The receipts on this device, and how another one is stored. */
export function useStoredReceipts(): StoredReceipts {
  return useStore(storedReceipts);
}

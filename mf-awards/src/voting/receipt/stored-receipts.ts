import { useStore } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import { storageKeys } from '@summit/contract/session/storage-keys';

interface StoredReceipts {
  /** The receipts in the order in which they were issued. */
  receipts: readonly string[];
  store: (receipt: string) => void;
}

/** The receipts that were issued on this device, so that the server's copy of a receipt can be compared with the original. */
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

/** The receipts on this device, and a function that stores another one. */
export function useStoredReceipts(): StoredReceipts {
  return useStore(storedReceipts);
}

import { createContext, useContext } from 'react';

/** How often the server has recovered since the page was opened: failed requests are then retried. */
export const RecoveryContext = createContext(0);

/** The number of recoveries; the component renders again with each. */
export function useRecoveries(): number {
  return useContext(RecoveryContext);
}

import { createContext, useContext } from 'react';

/** How often the server has come back since the page was opened: what failed for want of it is tried anew then. */
export const RecoveryContext = createContext(0);

export function useRecoveries(): number {
  return useContext(RecoveryContext);
}

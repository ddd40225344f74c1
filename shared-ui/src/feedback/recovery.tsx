import { createContext, useContext } from 'react';

/** How often the server has come back since the page was opened: what failed without it is tried again then. */
export const RecoveryContext = createContext(0);

/** The number of recoveries; the component renders again with each. */
export function useRecoveries(): number {
  return useContext(RecoveryContext);
}

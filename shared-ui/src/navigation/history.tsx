import { createContext, useContext } from 'react';
import type { Navigator } from '@summit/shared-ui/navigation/router';

/** Provided by the router: links and pages change the address with it. */
export const HistoryContext = createContext<Navigator | null>(null);

/**
 * The visit's history; the same object for the whole visit.
 * @throws Error outside a SiteRouter
 */
export function useHistory(): Navigator {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a SiteRouter above it');
  return history;
}

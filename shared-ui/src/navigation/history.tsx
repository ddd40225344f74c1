import { createContext, useContext } from 'react';
import type { Navigator } from '@summit/shared-ui/navigation/router';

/** Is called in place of going to another page; `go` goes there after all. */
export type LeaveGuard = (go: () => void) => void;

export interface VisitHistory extends Navigator {
  /** For as long as something on the page would be lost with it; null ends it. Places on the same page are free. */
  setLeaveGuard(guard: LeaveGuard | null): void;
}

/** Provided by the router: links and pages change the address with it. */
export const HistoryContext = createContext<VisitHistory | null>(null);

/**
 * The visit's history; the same object for the whole visit.
 * @throws Error outside a SiteRouter
 */
export function useHistory(): VisitHistory {
  const history = useContext(HistoryContext);
  if (!history) throw new Error('useHistory needs a SiteRouter above it');
  return history;
}

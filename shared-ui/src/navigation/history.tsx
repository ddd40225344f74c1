import { createContext, useContext } from 'react';
import type { Navigator } from '@summit/shared-ui/navigation/router';

/** Called instead of navigating to another page; `go` navigates after all. */
export type LeaveGuard = (go: () => void) => void;

export interface VisitHistory extends Navigator {
  /** Set while the page holds something that would be lost; null removes the guard. Navigation within the page is always allowed. */
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

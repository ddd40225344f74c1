import { create } from 'zustand';
import type * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { serverNow } from '@summit/shared-auth';

export type OrganiserSession = ResponseOf<typeof organiserCalls.organiserLogin>;

interface OrganiserState {
  session: OrganiserSession | null;
  /** The server no longer accepts the session: the open screen stays until its organiser has logged in again. */
  isOver: boolean;
  /** A call waits until its organiser has confirmed their identity: true, or false if they cancelled. */
  awaited: ((isConfirmed: boolean) => void) | null;
}

/**
 * Who organises in this tab. It is no visitor's session: it has a store of its own, ends with the tab, and is never in the
 * storage that all tabs share.
 */
export const useOrganiser = create<OrganiserState>(() => ({
  session: storedSession(),
  isOver: false,
  awaited: null,
}));

/** The token of the present session; null: there is none, or the server no longer accepts it. */
export function liveToken({ session, isOver }: Pick<OrganiserState, 'session' | 'isOver'>): string | null {
  return isOver ? null : (session?.token ?? null);
}

/** Begins a session after a login. */
export function beginSession(session: OrganiserSession): void {
  window.sessionStorage.setItem(tabStorageKeys.organiserSession, JSON.stringify(session));
  useOrganiser.setState({ session, isOver: false });
}

/** Marks the session as over: the server has ended it, or it has expired. */
export function markSessionOver(): void {
  window.sessionStorage.removeItem(tabStorageKeys.organiserSession);
  if (useOrganiser.getState().session) useOrganiser.setState({ isOver: true });
}

/** Asks the organiser to confirm their identity again. */
export function askWhoItIs(): Promise<boolean> {
  return new Promise((resolve) => {
    useOrganiser.getState().awaited?.(false);
    const settle = (isConfirmed: boolean) => {
      if (useOrganiser.getState().awaited === settle) useOrganiser.setState({ awaited: null });
      resolve(isConfirmed);
    };
    useOrganiser.setState({ awaited: settle });
  });
}

/** Removes the session from this tab. A call that waits for its password is not left to the next organiser. */
export function endSession(): void {
  window.sessionStorage.removeItem(tabStorageKeys.organiserSession);
  useOrganiser.getState().awaited?.(false);
  useOrganiser.setState({ session: null, isOver: false });
}

function storedSession(): OrganiserSession | null {
  try {
    const text = window.sessionStorage.getItem(tabStorageKeys.organiserSession);
    const session = text === null ? null : (JSON.parse(text) as OrganiserSession);
    return session && Date.parse(session.expiresAt) > serverNow() ? session : null;
  } catch {
    // The storage is not allowed, or holds something else: the organiser logs in again.
    return null;
  }
}

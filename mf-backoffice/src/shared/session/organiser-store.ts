import { create } from 'zustand';
import type * as organiserCalls from '@summit/contract/calls/organisers';
import type { ResponseOf } from '@summit/contract/requests/call';
import { tabStorageKeys } from '@summit/contract/session/storage-keys';
import { serverNow } from '@summit/shared-auth';

export type OrganiserSession = ResponseOf<typeof organiserCalls.organiserLogin>;

interface OrganiserState {
  session: OrganiserSession | null;
  /** The server takes the session no more: what is open stays open until its organiser has logged in again. */
  isOver: boolean;
  /** A call waits until its organiser has said again who they are: true, or false where they do not want to. */
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

/** The token of the session that goes on; null: there is none, or the server takes it no more. */
export function liveToken({ session, isOver }: Pick<OrganiserState, 'session' | 'isOver'>): string | null {
  return isOver ? null : (session?.token ?? null);
}

/** Somebody has logged in. */
export function beginSession(session: OrganiserSession): void {
  window.sessionStorage.setItem(tabStorageKeys.organiserSession, JSON.stringify(session));
  useOrganiser.setState({ session, isOver: false });
}

/** The server has ended it, or its time is over. */
export function markSessionOver(): void {
  window.sessionStorage.removeItem(tabStorageKeys.organiserSession);
  if (useOrganiser.getState().session) useOrganiser.setState({ isOver: true });
}

/** Asks the organiser to say again who they are. */
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

/** Nothing is left of it in this tab. */
export function endSession(): void {
  window.sessionStorage.removeItem(tabStorageKeys.organiserSession);
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

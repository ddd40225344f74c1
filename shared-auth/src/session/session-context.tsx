import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';
import { useStore } from 'zustand';
import type { FailedCall } from '../http.ts';
import type { CallFunction, Send } from '../http/call-input.ts';
import { forgetPersonalData } from '../server-data-client.ts';
import { useQueryClient } from '../server-state.ts';
import type { Session } from './session.ts';
import type { SessionActions } from './session-actions.ts';
import type { SessionState } from './session-store.ts';

const SessionContext = createContext<Session | null>(null);

/** Provides the session to its children. Must be inside TanStack's QueryClientProvider. */
export function SessionProvider({ session, children }: { session: Session; children: ReactNode }) {
  const queryClient = useQueryClient();
  useEffect(
    () =>
      session.store.subscribe((now, before) => {
        if (before.accessToken && !now.accessToken) forgetPersonalData(queryClient);
      }),
    [session, queryClient],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

function useWholeSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('No SessionProvider above, or a second copy of @summit/shared-auth.');
  return session;
}

/** A part of the session's state: `useSession((state) => state.attendee)`. On the server the phase is `unknown`. */
export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useWholeSession().store, select);
}

/** The actions that log in and out, and reload the attendee. */
export function useSessionActions(): SessionActions {
  return useWholeSession().actions;
}

/** Calls the server as this visitor: `const call = useCall(); await call(authCalls.login, { body })`. */
export function useCall(): CallFunction {
  return useWholeSession().call;
}

/** Calls the server without the visitor's session: the caller sets the authorization header. */
export function useSend(): Send {
  return useWholeSession().send;
}

/**
 * Turns a picture's API path into an address: `const addressOf = useAddressOf(); <img src={addressOf(imageUrl)}>`.
 * The same on the server and in the browser.
 */
export function useAddressOf(): (path: string) => string {
  return useWholeSession().getAddress;
}

/** Runs when the server has ended the session, before the page shows it: what was typed is still in its fields. */
export function useSessionEnd(onEnd: () => void): void {
  const { ended } = useWholeSession();
  const hear = useEffectEvent(onEnd);
  useEffect(() => ended.listen(() => hear()), [ended]);
}

/** Runs for every call that failed, even where its caller shows the error itself. */
export function useFailedCalls(onFailure: (failed: FailedCall) => void): void {
  const { failed } = useWholeSession();
  const hear = useEffectEvent(onFailure);
  useEffect(() => failed.listen((call) => hear(call)), [failed]);
}

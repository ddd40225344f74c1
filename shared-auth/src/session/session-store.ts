import { createStore, type StoreApi } from 'zustand/vanilla';
import type * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { ResetPasswordState } from '@summit/contract/session/reset-password-status';

export type AttendeeDetails = ResponseOf<(typeof attendeeSelfCalls)['attendeeDetails']>;
export type RegistrationStatusObject = ResponseOf<(typeof attendeeSelfCalls)['registrationStatus']>;

export interface SessionState extends ResetPasswordState {
  /**
   * `unknown` until the browser has checked (always so on the server), `loading` while an attendee's details are
   * loading, `signedIn` afterwards. When they could not be loaded, `attendee` is null.
   */
  phase: 'unknown' | 'anonymous' | 'loading' | 'signedIn';
  accessToken: string | null;
  refreshToken: string | null;
  deviceId: string | null;
  attendee: AttendeeDetails | null;
  registrationStatus: RegistrationStatusObject | null;
}

export type SessionStore = StoreApi<SessionState>;

export const signedOutState = {
  accessToken: null,
  refreshToken: null,
  attendee: null,
  registrationStatus: null,
} as const;

/** Creates the store of one visitor: in the browser one for the page, on the server one for each request. */
export function createSessionStore(): SessionStore {
  return createStore<SessionState>(() => ({
    phase: 'unknown',
    deviceId: null,
    statusResetPasssword: 'idle',
    ...signedOutState,
  }));
}

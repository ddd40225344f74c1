import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as metaCalls from '@summit/contract/calls/meta';
import { isVisitorErrorCode } from '@summit/contract/errors/visitor-errors';
import type { Call } from '@summit/contract/requests/call';
import type { ApiError, CallFunction } from '@summit/shared-auth';
import { rethrownCode } from './rethrown-code.ts';

/** The site's reaction to a failed call. */
export interface FailureReaction {
  /** Whether it is reported to the organisers automatically. */
  report: boolean;
  /** Whether an uncaught failure is shown, unless a dialog is open, which shows its own message. */
  show: boolean;
  /** The line for the browser's console; requests that failed on the server are logged in any case. */
  log: string | null;
}

const none: FailureReaction = { report: false, show: false, log: null };

/** The general reaction to errors: codes that visitors may meet are reported and shown, with any other the visitor may report it. */
export function reactionTo({ code, status, message }: ApiError): FailureReaction {
  // The page itself redirects visitors who are not signed in to the login.
  if (status === 401) return none;
  // An attendee who erases their account again, because the response was lost, sees that it is done.
  if (code === 'privacy-0002') return none;
  if (code === rethrownCode) return { ...none, log: message };
  // When the server is unreachable or limits the rate, a report would fail as well.
  const reachable = code !== 'network-0001' && status !== 429;
  return { report: isVisitorErrorCode(code) && reachable, show: true, log: null };
}

/**
 * Reports a failed call to the organisers.
 * @throws ApiError when that fails as well
 */
export async function reportFailure(call: CallFunction, error: ApiError, email?: string): Promise<void> {
  const { code, status, failures, message } = error;
  await call(metaCalls.reportError, {
    body: {
      requestId: error.requestId ?? undefined,
      message,
      additionalErrorBody: JSON.stringify({ code, status, failures }),
      email,
    },
  });
}

/** Whether a call is itself a report, whose failure is not reported. */
export function isReport({ path }: Call): boolean {
  return path === metaCalls.reportError.path;
}

/** The name of a call that the session makes by itself: no page or form shows how it failed. */
export function nameOfSessionCall({ path }: Call): string | undefined {
  const own = ['attendeeDetails', 'registrationStatus'] as const;
  return own.find((name) => attendeeSelfCalls[name].path === path);
}

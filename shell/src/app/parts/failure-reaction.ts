import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as metaCalls from '@summit/contract/calls/meta';
import { isErrorCode } from '@summit/contract/errors/errors';
import type { Call } from '@summit/contract/requests/call';
import type { ApiError, CallFunction } from '@summit/shared-auth';
import { rethrownCode } from './rethrown-code.ts';

/** What the site does about a failed call. */
export interface FailureReaction {
  /** Report it to the organisers automatically. */
  report: boolean;
  /** Show a message where nobody has caught it, unless a dialog is open: that one shows its own message. */
  show: boolean;
  /** What is left in the browser's log; the request of a failed server is logged in any case. */
  log: string | null;
}

const none: FailureReaction = { report: false, show: false, log: null };

/** The general reaction to errors: known codes are reported and shown, with any other the visitor may report it. */
export function reactionTo({ code, status, message }: ApiError): FailureReaction {
  // The page itself leads visitors who are not logged in to the login.
  if (status === 401) return none;
  if (code === rethrownCode) return { ...none, log: message };
  // What did not reach the server, or came too often, would not reach it with a report either.
  const reachable = code !== 'network-0001' && status !== 429;
  return { report: isErrorCode(code) && reachable, show: true, log: null };
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

/** A report that does not arrive is not reported. */
export function isReport({ path }: Call): boolean {
  return path === metaCalls.reportError.path;
}

/** The name of a call that the session makes by itself: no page or form shows how it failed. */
export function nameOfSessionCall({ path }: Call): string | undefined {
  const own = ['attendeeDetails', 'registrationStatus'] as const;
  return own.find((name) => attendeeSelfCalls[name].path === path);
}

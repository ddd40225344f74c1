import { fieldOfCode, type FieldWithCodes } from '@summit/contract/errors/codes-beside-fields';
import { type SteeredPageId, steeredTo } from '@summit/contract/registration/registration-status';
import { isApiError } from '@summit/shared-auth';

export type InvitationProblem = 'ended' | 'started' | 'noTickets';

/** What a refused step means for the attendee. */
export type StepFailure =
  /** The registration is at another step: go there. */
  | { kind: 'continueAt'; page: SteeredPageId }
  /** An error beside one field. */
  | { kind: 'beside'; field: FieldWithCodes; message: string }
  /** Somebody with this address is already registered: they can log in. */
  | { kind: 'known'; message: string }
  /** The ticket is unavailable: show what is on sale now. */
  | { kind: 'chooseAgain'; message: string }
  /** The invitation cannot be used: it was withdrawn, somebody has begun with it, or there is no ticket behind it. */
  | { kind: 'invitation'; problem: InvitationProblem; message: string }
  /** Registration is switched off. */
  | { kind: 'closed' }
  /** Nothing special: the form shows the error. */
  | { kind: 'other' };

/** Maps the error codes of the registration to their meaning, in one place. */
export function stepFailure(error: unknown): StepFailure {
  if (!isApiError(error)) return { kind: 'other' };
  const { code, message } = error;
  const page = steeredTo(code);
  if (page) return { kind: 'continueAt', page };
  const field = fieldOfCode(code);
  if (field) return { kind: 'beside', field, message };
  switch (code) {
    case 'fm.cms-0029':
    case 'create-user-0003':
    case 'create-user-0004':
      return { kind: 'known', message };
    case 'fm.cms-0093':
      return { kind: 'known', message: withRequest(message, error.requestId) };
    case 'fm.cms-0048':
    case 'package-0001':
    case 'package-0002':
      return { kind: 'chooseAgain', message };
    case 'fm.cms-0009':
    case 'fm.cms-0072':
      return { kind: 'invitation', problem: 'ended', message };
    case 'fm.cms-0071':
      return { kind: 'invitation', problem: 'started', message };
    case 'invited-attendee-submit-0001':
      return { kind: 'invitation', problem: 'noTickets', message };
    case 'registration-0001':
      return { kind: 'closed' };
    default:
      return { kind: 'other' };
  }
}

/** The message asks the visitor to quote the request id to a manager, so it is appended. */
function withRequest(message: string, requestId: string | null): string {
  return requestId ? `${message} ${requestId}` : message;
}

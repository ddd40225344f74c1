import { steeredTo, type RegistrationPageId } from '@summit/contract/registration-status';
import { isApiError } from '@summit/shared-auth';

export type InvitationProblem = 'ended' | 'started' | 'noTickets';

/** What a refused step means for the attendee. */
export type StepFailure =
  /** The registration is at another step: go there. */
  | { kind: 'goOn'; page: RegistrationPageId }
  /** An error beside one field. */
  | { kind: 'beside'; field: 'email' | 'vatId' | 'accountManagerEmail'; message: string }
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
  if (page) return { kind: 'goOn', page };
  switch (code) {
    case 'fm.cms-0029':
    case 'create-user-0003':
    case 'create-user-0004':
      return { kind: 'known', message };
    case 'fm.cms-0093':
      return { kind: 'known', message: withRequest(message, error.requestId) };
    case 'email.domain-0001':
    case 'email.domain-0002':
    case 'email.domain-0003':
    case 'tendee.update-0006':
    case 'vip-attendee.update-0006':
      return { kind: 'beside', field: 'email', message };
    case 'vat-id-0001':
      return { kind: 'beside', field: 'vatId', message };
    case 'attendee.submit-0003':
    case 'vip-attendee.update-0003':
      return { kind: 'beside', field: 'accountManagerEmail', message };
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

import { errorMessage } from '@summit/contract/errors/errors';
import { isApiError } from '@summit/shared-auth';

/** Codes whose wording depends on the call that returned them: the catalogue has it, and no request id is needed. */
const worded = ['cqrs-0009', 'fm.cms-0068', 'fm.cms-0069', 'fm.cms-0070', 'googlecaptcha-0002'];

/**
 * What a form of the popup says about a refusal: the catalogue's words for that call. Null when the failure has to be
 * shown with its details: an unknown code, refused fields, a server that is down.
 */
export function getRefusal(error: unknown, callName: string): string | null {
  return isApiError(error) && worded.includes(error.code) ? errorMessage(error.code, callName) : null;
}

// Not in the table of errors, which forms load only when something fails.
import type { ErrorCode } from '../errors/errors.ts';

/** Codes of the email domain check after which the visitor may continue. */
export const emailDomainWarnings = ['email.domain-0004'] as const satisfies readonly ErrorCode[];

/** Follows the message of every other failure of the email domain check. */
export const emailAddressNotValid = 'Email address is not valid';

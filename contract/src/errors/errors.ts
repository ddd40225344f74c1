import { type ErrorFact, messageOfFact } from './error-fact.ts';
import { notFoundWording, organiserErrors } from './organiser-errors.ts';
import { visitorErrors } from './visitor-errors.ts';

const notFound = visitorErrors['cqrs-0009'];

/** Every error code there is. The pages of visitors use `visitorErrors` instead. */
export const errors = {
  ...visitorErrors,
  'cqrs-0009': { ...notFound, wording: { ...notFound.wording, ...notFoundWording } },
  ...organiserErrors,
} as const satisfies Record<string, ErrorFact>;

export type ErrorCode = keyof typeof errors;

/** The errors that every call may return without naming them. */
export const commonErrors = [
  'validation.base-0001',
  'validation.base-0002',
  'route-0001',
  'route-0002',
  'request-0001',
  'request-0002',
  'request-0003',
  'request-0004',
  'request-0005',
  'request-0006',
  'rate-limit-0001',
  'rehearsal-0001',
  'rehearsal-0002',
  'server-0001',
  'server-0002',
  'network-0001',
  'cryptography-0001',
  'authorization-0001',
  'oauth.advanced-0007',
  'googlecaptcha-0001',
  'googlecaptcha-0002',
  'googlecaptcha-0003',
  'googlecaptcha-0004',
] as const satisfies readonly ErrorCode[];

export type CommonErrorCode = (typeof commonErrors)[number];

/** Whether a value from elsewhere is a code of the catalogue. */
export function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errors, code);
}

/**
 * A code's message; `callName` (the name of a row of the call tables) gives the wording of that call, `waitSeconds` the
 * wording of a refusal that ends then.
 */
export function errorMessage(code: ErrorCode, callName?: string, waitSeconds?: number): string {
  return messageOfFact(errors[code], callName, waitSeconds);
}

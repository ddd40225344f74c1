import type { FieldFailure } from '@summit/contract/errors/error-response';
import type { ErrorCode } from '@summit/contract/errors/errors';

export interface ApiErrorFacts {
  code: ErrorCode;
  message: string;
  /** The id to quote to support; null without a response. */
  requestId: string | null;
  /** The HTTP status; 0 without a response. */
  status: number;
  failures?: readonly FieldFailure[];
}

/** Registered, so that an error made by another copy of this module is still recognised. */
const brand = Symbol.for('summit.api-error');

/** The error that every failed call throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly [brand] = true;
  readonly code: ErrorCode;
  readonly requestId: string | null;
  readonly status: number;
  readonly failures: readonly FieldFailure[];

  constructor(facts: ApiErrorFacts, cause?: unknown) {
    super(facts.message, { cause });
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.status = facts.status;
    this.failures = facts.failures ?? [];
  }
}

/** True for errors of failed calls, whichever copy of this module threw them. */
export function isApiError(error: unknown): error is ApiError {
  return typeof error === 'object' && error !== null && brand in error;
}

import type { FieldFailure } from '@summit/contract/errors/error-response';
import { type ErrorCode, errorMessage, errors } from '@summit/contract/errors/errors';

export interface FailureDetails {
  /** Replaces the catalogue's wording. */
  message?: string;
  failures?: FieldFailure[];
  /** Seconds until the caller may try again, sent as `Retry-After`. */
  retryAfter?: number;
  cause?: unknown;
}

/** An error of the catalogue on its way to the caller: `{ Code, Message, RequestId }` with the code's status. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    readonly details: FailureDetails = {},
  ) {
    super(details.message ?? errors[code].message, { cause: details.cause });
    this.status = errors[code].status;
  }

  /** The message for the caller: that of the details, else the catalogue's wording for the call, by its row's name. */
  messageFor(callName: string | undefined): string {
    return this.details.message ?? errorMessage(this.code, callName, this.details.retryAfter);
  }
}

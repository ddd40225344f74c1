import { type ErrorCode, errors } from './errors.ts';

/** One field that did not pass validation. `errorCode` is `0001` when a required field is missing, otherwise `0002`. */
export interface FieldFailure {
  field: string;
  errorCode: string;
  message: string;
}

/** The body of every failed call. Support asks for `RequestId`; `failures` comes with `validation.base-0001`. */
export interface ErrorResponse {
  Code: ErrorCode;
  Message: string;
  RequestId: string;
  failures?: readonly FieldFailure[];
}

/** What an error response contains besides its code. */
export interface ErrorDetails {
  /** Replaces the catalogue's message. */
  message?: string;
  requestId: string;
  failures?: readonly FieldFailure[];
}

/** The body of an error of the catalogue. */
export function errorResponse(
  code: ErrorCode,
  { message, requestId, failures }: ErrorDetails,
): ErrorResponse {
  const body = { Code: code, Message: message ?? errors[code].message, RequestId: requestId };
  return failures ? { ...body, failures } : body;
}

/** True for the API's own bodies; false for what a proxy or another server wrote. */
export function isErrorResponse(body: unknown): body is ErrorResponse {
  return typeof body === 'object' && body !== null && 'Code' in body && typeof body.Code === 'string';
}

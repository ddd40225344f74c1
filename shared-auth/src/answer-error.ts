import { errors, type ErrorCode } from '@summit/contract/errors';
import { ApiError, type FieldFailure } from './api-error.ts';

interface ErrorAnswer {
  Code: ErrorCode;
  Message: string;
  RequestId: string;
  failures?: FieldFailure[];
}

function isErrorAnswer(body: unknown): body is ErrorAnswer {
  return typeof body === 'object' && body !== null && 'Code' in body && typeof body.Code === 'string';
}

/** The error that a failed call's answer stands for; `retryAfter` in seconds, where the server says when to try again. */
export function answerError(status: number, body: unknown, retryAfter?: number): ApiError {
  if (!isErrorAnswer(body)) {
    // Not the API's own words: something in front of it answered, so the API itself was not reached.
    return new ApiError({
      code: 'network-0001',
      message: errors['network-0001'].message,
      requestId: null,
      status,
    });
  }
  const { Code: code, Message: said, RequestId: requestId, failures } = body;
  const message = status === 429 && retryAfter ? waitFor(retryAfter) : said;
  return new ApiError({ code, message, requestId, status, failures });
}

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many requests. Please wait ${minutes <= 1 ? 'a minute' : `${minutes} minutes`} and try again.`;
}

/** The error of a call that got no answer. */
export function networkError(cause: unknown): ApiError {
  const { message } = errors['network-0001'];
  return new ApiError({ code: 'network-0001', message, requestId: null, status: 0 }, cause);
}

/** The caller gave up, which is no failure of the network. */
export function isCancelled(error: unknown, signal?: AbortSignal): boolean {
  return (
    signal?.aborted === true || (error instanceof Error && 'code' in error && error.code === 'ERR_CANCELED')
  );
}

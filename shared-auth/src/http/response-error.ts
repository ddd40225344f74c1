import { clientErrors } from '@summit/contract/errors/client-errors';
import { isErrorResponse } from '@summit/contract/errors/error-response';
import { ApiError } from './api-error.ts';

/** Turns the response of a failed call into an error; `retryAfter` is in seconds, where the server sends it. */
export function getApiError(status: number, body: unknown, retryAfter?: number): ApiError {
  if (!isErrorResponse(body)) {
    // The response is not in the API's format: a proxy in front of it responded, so the API itself was not reached.
    return new ApiError({
      code: 'network-0001',
      message: clientErrors['network-0001'].message,
      requestId: null,
      status,
    });
  }
  const { Code: code, Message: said, RequestId: requestId, failures } = body;
  const message = code === 'rate-limit-0001' && retryAfter ? waitFor(retryAfter) : said;
  return new ApiError({ code, message, requestId, status, failures });
}

function waitFor(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return `Too many attempts in a short time. Please try again in ${minutes <= 1 ? 'a minute' : `${minutes} minutes`}.`;
}

/** The error of a call that got no response. */
export function networkError(cause: unknown): ApiError {
  const { message } = clientErrors['network-0001'];
  return new ApiError({ code: 'network-0001', message, requestId: null, status: 0 }, cause);
}

/** The error of a call whose visitor's session has ended in the meantime. */
export function sessionOver(): ApiError {
  const { message, status } = clientErrors['authorization-0003'];
  return new ApiError({ code: 'authorization-0003', message, requestId: null, status });
}

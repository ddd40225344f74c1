import { clientErrors } from '@summit/contract/errors/client-errors';
import { isErrorResponse } from '@summit/contract/errors/error-response';
import { ApiError } from './api-error.ts';

/** Turns the response of a failed call into an error. */
export function getApiError(status: number, body: unknown): ApiError {
  if (!isErrorResponse(body)) {
    // The response is not in the API's format: a proxy in front of it responded, so the API itself was not reached.
    return new ApiError({
      code: 'network-0001',
      message: clientErrors['network-0001'].message,
      requestId: null,
      status,
    });
  }
  const { Code: code, Message: message, RequestId: requestId, failures } = body;
  return new ApiError({ code, message, requestId, status, failures });
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

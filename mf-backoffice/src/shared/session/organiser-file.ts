import { isErrorResponse } from '@summit/contract/errors/error-response';
import * as limits from '@summit/contract/limits/limits';
import { fillPath } from '@summit/contract/paths/path-pattern';
import type { Call } from '@summit/contract/requests/call';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import { ApiError, isApiError, useAddressOf } from '@summit/shared-auth';
import { markSessionOver, useOrganiser } from './organiser-store.ts';

type ReadFile = (row: Call, params: Readonly<Record<string, string>>) => Promise<Blob>;

/**
 * Reads a file that is no text, such as a PDF: the usual calls read every response as text, which would damage it.
 * `const readFile = useOrganiserFile(); await readFile(calls.orderDocument, { id, number })`.
 * @throws from its promise: ApiError, or a network error
 */
export function useOrganiserFile(): ReadFile {
  const addressOf = useAddressOf();
  return async (row, params) => {
    const token = useOrganiser.getState().session?.token;
    const response = await fetch(addressOf(fillPath(row.path, params)), {
      headers: token ? { [names.authorization]: bearer(token) } : {},
      signal: AbortSignal.timeout(limits.uploadTime),
    });
    if (response.ok) return response.blob();
    const error = await getError(response);
    // Of the server itself, as only its own errors have a code, and about a session that is still the present one.
    const isPresent = token === useOrganiser.getState().session?.token;
    if (isApiError(error) && error.status === 401 && isPresent) markSessionOver();
    throw error;
  };
}

async function getError(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorResponse(body)) return new Error('The file could not be read. Please try again.');
  const { Code: code, Message: message, RequestId: requestId } = body;
  return new ApiError({ code, message, requestId, status: response.status });
}

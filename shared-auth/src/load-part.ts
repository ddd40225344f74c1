import { ApiError } from './http/api-error.ts';

/**
 * Loads code that a page can be read without, such as the transport and the rows of the session's own calls.
 * @throws ApiError `network-0001`
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    const message = 'A part of the site could not be loaded. Please check your connection and try again.';
    throw new ApiError({ code: 'network-0001', message, requestId: null, status: 0 }, cause);
  }
}

/** The rows of the calls for logging in and out, which a first view does not need. @throws what the import fails with */
export function loadAuthCalls() {
  return loadPart(() => import('@summit/contract/calls/auth'));
}

/** The rows of the calls about the signed-in attendee. @throws what the import fails with */
export function loadAttendeeSelfCalls() {
  return loadPart(() => import('@summit/contract/calls/attendee-self'));
}

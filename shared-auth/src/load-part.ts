import { ApiError } from './api-error.ts';

/**
 * Loads code that a page can be read without: the transport, the rows of the session's own calls.
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

// Each row is taken out where its file is loaded: the bundler then leaves out the schemas beside it, and the library of all
// schemas, which would come with every page of somebody who is signed in.

/** The rows of the calls for logging in and out, which a first view does without. @throws what the import fails with */
export function loadAuthCalls() {
  return loadPart(async () => {
    const { authCalls } = await import('@summit/contract/calls/auth');
    return authCalls;
  });
}

/** The rows of the calls about the attendee who is signed in. @throws what the import fails with */
export function loadAttendeeSelfCalls() {
  return loadPart(async () => {
    const { attendeeSelfCalls } = await import('@summit/contract/calls/attendee-self');
    return attendeeSelfCalls;
  });
}

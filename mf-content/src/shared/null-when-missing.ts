import { isApiError } from '@summit/shared-auth';

/** For reads of one thing by its id: null where there is none, or where no rule would accept such an id. Throws every other error on. */
export function nullWhenMissing(error: unknown): null {
  if (isApiError(error) && (error.code === 'cqrs-0009' || error.code === 'validation.base-0001')) return null;
  throw error;
}

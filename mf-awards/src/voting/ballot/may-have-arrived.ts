import { isApiError } from '@summit/shared-auth';

/** Whether a ballot may have been counted although sending it failed: only a refusal by the API proves that it was not. */
export function mayHaveArrived(error: unknown): boolean {
  return !isApiError(error) || error.code === 'network-0001' || error.status >= 500;
}

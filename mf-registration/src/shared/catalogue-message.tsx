import { type ErrorCode, errorMessage } from '@summit/contract/errors';

/** The message of an error that the page itself noticed: no response brought its words. */
export function CatalogueMessage({ code, call }: { code: ErrorCode; call?: string }) {
  return errorMessage(code, call);
}

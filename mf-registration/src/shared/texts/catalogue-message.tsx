import { type ErrorCode, errorMessage } from '@summit/contract/errors/errors';

/** The message of an error that the page itself noticed: no response brought its words. */
export function CatalogueMessage({ code }: { code: ErrorCode }) {
  return errorMessage(code);
}

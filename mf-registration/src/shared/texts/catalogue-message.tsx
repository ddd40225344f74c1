import { type ErrorCode, errorMessage } from '@summit/contract/errors/errors';

/** The message of an error that the page itself has detected, without a response of the server. */
export function CatalogueMessage({ code }: { code: ErrorCode }) {
  return errorMessage(code);
}

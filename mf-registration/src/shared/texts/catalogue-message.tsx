import { type VisitorErrorCode, visitorErrorMessage } from '@summit/contract/errors/visitor-errors';

/** The message of an error that the page itself has detected, without a response of the server. */
export function CatalogueMessage({ code }: { code: VisitorErrorCode }) {
  return visitorErrorMessage(code);
}

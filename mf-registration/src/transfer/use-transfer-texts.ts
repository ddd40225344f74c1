import { ticketTransferTexts } from '@summit/contract/texts/ticket-transfer';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the page in the organisers' wording. Suspends. */
export function useTransferTexts() {
  return useServerTexts(ticketTransferTexts, 'registrationTransfer.');
}

export type TransferTexts = ReturnType<typeof useTransferTexts>;

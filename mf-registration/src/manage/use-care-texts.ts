import { ticketCareTexts } from '@summit/contract/texts/ticket-care';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the page in the organisers' wording. Suspends. */
export function useCareTexts() {
  return useServerTexts(ticketCareTexts, 'registrationManage.');
}

export type CareTexts = ReturnType<typeof useCareTexts>;

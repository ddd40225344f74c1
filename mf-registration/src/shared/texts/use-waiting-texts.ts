import { waitingListTexts } from '@summit/contract/texts/waiting-list';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the waiting lists in the organisers' wording. Suspends. */
export function useWaitingTexts() {
  return useServerTexts(waitingListTexts, 'registrationWaitingList.');
}

export type WaitingTexts = ReturnType<typeof useWaitingTexts>;

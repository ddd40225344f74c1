import { myRegistrationTexts } from '@summit/contract/texts/my-registration';
import { useServerTexts } from '@summit/shared-auth';

/** The texts of the page in the organisers' wording. Suspends. */
export function useMyRegistrationTexts() {
  return useServerTexts(myRegistrationTexts, 'registrationManage.');
}

export type MyRegistrationTexts = ReturnType<typeof useMyRegistrationTexts>;

import { invitedTexts } from '@summit/contract/texts/invited';
import { useServerTexts } from '@summit/shared-auth';

export type InvitedTexts = Record<keyof typeof invitedTexts, string>;

/** What an invitation says on the pages of the registration: part of the same answer as their other texts. Suspends. */
export function useInvitedTexts(): InvitedTexts {
  return useServerTexts(invitedTexts, 'registration');
}

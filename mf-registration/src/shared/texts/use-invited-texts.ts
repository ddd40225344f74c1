import { invitedTexts } from '@summit/contract/texts/invited';
import { useServerTexts } from '@summit/shared-auth';

export type InvitedTexts = Record<keyof typeof invitedTexts, string>;

/** The registration pages' texts about invitations: part of the same response as their other texts. Suspends. */
export function useInvitedTexts(): InvitedTexts {
  return useServerTexts(invitedTexts, 'registration');
}

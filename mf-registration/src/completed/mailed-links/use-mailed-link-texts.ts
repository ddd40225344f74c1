import { mailedLinkTexts } from '@summit/contract/texts/mailed-links';
import { registrationCompletedTexts } from '@summit/contract/texts/registration-completed';
import { type RegistrationTexts, useRegistrationTexts } from '../../shared/texts/use-registration-texts.ts';

const texts = { ...registrationCompletedTexts, ...mailedLinkTexts };

export type MailedLinkTexts = RegistrationTexts<typeof texts>;

/** The texts of links in emails, and of what they lead to, in the organisers' wording. Suspends. */
export function useMailedLinkTexts(): MailedLinkTexts {
  return useRegistrationTexts(texts);
}

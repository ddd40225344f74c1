import { registrationTexts } from '@summit/contract/texts/registration';
import { registrationStepTexts } from '@summit/contract/texts/registration-steps';
import { noteDefaultWording, useServerTexts } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';

import { knownTexts } from '#server-only/shared/texts/known-texts.ts';

type Texts = Readonly<Record<string, string>>;

const none = {};

/** What several registration pages show, and a page's own texts. */
export type RegistrationTexts<Own = unknown> = Record<
  keyof typeof registrationTexts | keyof typeof registrationStepTexts | keyof Own,
  string
>;

/**
 * The texts that several registration pages show, and a page's own, in the organisers' wording: part of the same response.
 * Suspends.
 */
export function useRegistrationTexts(): RegistrationTexts;
export function useRegistrationTexts<Own extends Texts>(own: Own): RegistrationTexts<Own>;
export function useRegistrationTexts(own: Texts = none): RegistrationTexts & Texts {
  noteDefaultWording(useQueryClient(), knownTexts);
  const ofPage = useServerTexts(own, 'registration');
  const ofPages = useServerTexts(registrationTexts, 'registration');
  const ofSteps = useServerTexts(registrationStepTexts, 'steps.');
  return { ...ofPage, ...ofPages, ...ofSteps };
}

import { registrationTexts } from '@summit/contract/texts/registration';
import { useServerTexts } from '@summit/shared-auth';

export type RegistrationTexts = Record<keyof typeof registrationTexts, string>;

const defaults = registrationTexts;

/** The texts of all registration pages in the organisers' wording. Suspends. */
export function useRegistrationTexts(): RegistrationTexts {
  const ofPages = useServerTexts(defaults, 'registration');
  const ofSteps = useServerTexts(defaults, 'steps.');
  return { ...ofPages, ...textsOfSteps(ofSteps) };
}

function textsOfSteps(texts: RegistrationTexts): Partial<RegistrationTexts> {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => name.startsWith('steps.')));
}

import { photoTexts } from '@summit/contract/texts/photo';
import { useServerTexts } from '@summit/shared-auth';

export type PhotoTexts = Record<keyof typeof photoTexts, string>;

/** The texts of the photo step, in the organisers' wording. Suspends. */
export function usePhotoTexts(): PhotoTexts {
  return useServerTexts(photoTexts, 'registration');
}

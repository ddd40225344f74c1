import { programmeTexts } from '@summit/contract/texts/programme';
import { standingTexts } from '@summit/contract/texts/standing';

export const blitzTexts = { ...standingTexts, ...programmeTexts };

export type BlitzTexts = Record<keyof typeof blitzTexts, string>;

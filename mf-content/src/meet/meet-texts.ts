import { programmeTexts } from '@summit/contract/texts/programme';
import { standingTexts } from '@summit/contract/texts/standing';

export const meetTexts = { ...standingTexts, ...programmeTexts };

export type MeetTexts = Record<keyof typeof meetTexts, string>;

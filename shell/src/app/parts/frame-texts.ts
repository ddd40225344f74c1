import type { frameTexts } from '@summit/contract/texts/frame';
import { textsBeginning } from '@summit/shared-auth';

export type FrameTexts = Record<keyof typeof frameTexts, string>;

/** The query for the texts of the frame: every part of it uses this one, so that they are fetched once. */
export const frameTextsInput = textsBeginning('frame.');

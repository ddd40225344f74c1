import { frameTexts } from '@summit/contract/texts/frame';

/** Stands above the title of a step that has its place in the flow and opens later. */
export const preparedEyebrow = frameTexts['frame.being-prepared.title'];

import { frameMessageTexts } from '@summit/contract/texts/frame-messages';

/** Stands above the title of a step that has its place in the flow and opens later. */
export const preparedEyebrow = frameMessageTexts['frame.being-prepared.title'];

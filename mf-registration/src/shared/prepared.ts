import { frameMessageTexts } from '@summit/contract/texts/frame-messages';

/** Shown above the title of a step that is part of the flow and opens later. */
export const preparedEyebrow = frameMessageTexts['frame.being-prepared.title'];

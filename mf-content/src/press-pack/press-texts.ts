import type { pressTexts } from '@summit/contract/texts/press';

export type PressTexts = Record<keyof typeof pressTexts, string>;

import type { networkingBlitzTexts } from '@summit/contract/texts/networking-blitz';

export type BlitzTexts = Record<keyof typeof networkingBlitzTexts, string>;

import type { directoryTexts } from '@summit/contract/texts/directory';

export type DirectoryTexts = Record<keyof typeof directoryTexts, string>;

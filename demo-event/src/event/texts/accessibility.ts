import type { accessibilityTexts } from '@summit/contract/texts/accessibility';

/** The demo event's own wording instead of the neutral one. */
export const demoAccessibilityTexts = {
  'accessibility.date': '2026-11-23',
} as const satisfies Partial<Record<keyof typeof accessibilityTexts, string>>;

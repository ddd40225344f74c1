import type { accessibilityTexts } from '@summit/contract/texts/accessibility';

/** What the demo event says in place of the neutral wording. */
export const demoAccessibilityTexts = {
  'accessibility.date': '2026-11-23',
} as const satisfies Partial<Record<keyof typeof accessibilityTexts, string>>;

import type * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { ThemeSettings } from './theme-variables.ts';

/** Converts the organisers' theme into the form that the style sheet uses. */
export function themeOfSettings({
  decorativeAccents,
  pageHeaderHeights,
  footer,
  ...parts
}: ResponseOf<typeof settingsCalls.settings>['theme']): ThemeSettings {
  const { radius } = parts.buttons;
  return {
    ...parts,
    accent: decorativeAccents.accent,
    pageHeaderHeights,
    radius: radius === null ? null : Number.parseFloat(radius),
    footerGround: footer.background,
    footerText: footer.text,
  };
}

import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { serverQuery, type CallFunction } from '@summit/shared-auth';
import type { ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import type { QueryClient } from '@summit/shared-auth/server-state';

type Settings = ResponseOf<typeof settingsCalls.settings>;

/** The season's look as organisers set it. */
export interface SiteLook {
  theme?: ThemeSettings;
  /** `system` follows the visitor's own wish. */
  colorScheme: Settings['globalStyle']['colorScheme'];
}

/** The look when nothing is set, or nothing is known. */
export const plainLook: SiteLook = { colorScheme: 'system' };

/** The look from the server's settings; the design's own when they do not come. */
export async function siteLook(call: CallFunction, client: QueryClient): Promise<SiteLook> {
  const settings = await client.fetchQuery(serverQuery(call, settingsCalls.settings)).catch(() => undefined);
  if (!settings) return plainLook;
  return { theme: themeOf(settings.theme), colorScheme: settings.globalStyle.colorScheme };
}

function themeOf({
  decorativeAccents,
  pageHeaderHeights,
  footer,
  ...parts
}: Settings['theme']): ThemeSettings {
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

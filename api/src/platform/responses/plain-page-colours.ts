import { accentOnDark, darkColours, defaultAccent, lightColours } from '@summit/contract/frame/brand';

type Colours = Record<keyof typeof lightColours, string>;

function variables({ paper, sheet, ink, inkSoft, hairline }: Colours): string {
  return `--paper:${paper};--sheet:${sheet};--ink:${ink};--soft:${inkSoft};--line:${hairline}`;
}

/** The colours of pages that the API writes itself, as variables: `--paper`, `--ink` and so on, in both themes. */
export const plainPageColours = `:root{color-scheme:light dark;${variables(lightColours)};--accent:${defaultAccent}}
@media (prefers-color-scheme:dark){:root{${variables(darkColours)};--accent:${accentOnDark}}}`;

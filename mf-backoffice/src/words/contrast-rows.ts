import { defaultAccent } from '@summit/contract/frame/brand';
import { contrast, inkOn, isHexColour } from '@summit/shared-ui/theme/contrast';
import { headerInk } from '@summit/shared-ui/theme/header-colours';
import { seasonPalettes } from '@summit/shared-ui/theme/palettes';
import { partVariables } from '@summit/shared-ui/theme/settings-variables';
import type { ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import type { Palette } from '@summit/shared-ui/theme/tokens';

/** The ratios of WCAG 2.2 AA: for texts, and for other elements that have to be visible. */
const needed = { text: 4.5, mark: 3 };

export interface ContrastRow {
  what: string;
  ink: string;
  ground: string;
  /** From 1 to 21. */
  ratio: number;
  needed: number;
  /** The colour that visitors get instead if the contrast is too low. */
  shown: { colour: string; ratio: number } | null;
}

/** Every chosen colour with its background, and the colour that the site uses instead if it is unreadable. */
export function contrastRows(theme: ThemeSettings): ContrastRow[] {
  const { buttons, header, footerGround, footerText } = theme;
  const { light, dark } = seasonPalettes(theme.accent);
  return [
    ...onPalette(theme, light, 'light'),
    ...onPalette(theme, dark, 'dark'),
    ...onGround('Button text', buttons?.background, buttons?.text),
    ...onGround('Header text', header?.background, header?.text),
    ...onGround('Footer text', footerGround, footerText),
  ];
}

function onPalette(theme: ThemeSettings, palette: Palette, mode: 'light' | 'dark'): ContrastRow[] {
  const variables = partVariables(theme, palette);
  const accent = isHexColour(theme.accent) ? theme.accent : defaultAccent;
  const row = (
    what: string,
    colour: string | null | undefined,
    least: number,
    shown: string | null | undefined,
  ) => {
    if (!isHexColour(colour)) return [];
    // Colours are chosen for light pages. On dark ones the site always adapts them: the adapted colour is checked.
    const ink = mode === 'dark' && isHexColour(shown) ? shown : colour;
    return [rowOf(`${what}, ${mode}`, ink, palette.paper, least, shown)];
  };
  const { inputs, checkbox, radio, link, error, header } = theme;
  return [
    ...row('Accent as text', accent, needed.text, palette.accent),
    ...row('Field borders', inputs?.border, needed.mark, variables['field-line']),
    ...row('Ticked checkboxes', checkbox?.checked, needed.mark, variables['checkbox-ground']),
    ...row('Chosen radio buttons', radio?.checked, needed.mark, variables['radio-ground']),
    ...row('Links', link?.color, needed.text, variables.link),
    ...row('Error messages', error?.color, needed.text, variables.danger),
    ...row(
      'Header text',
      isHexColour(header?.background) ? null : header?.text,
      needed.text,
      headerInk(header, palette),
    ),
    ...(isHexColour(inputs?.background)
      ? [rowOf(`Text in fields, ${mode}`, palette.ink, inputs.background, needed.text, null)]
      : []),
  ];
}

/** A chosen background and its text; without a readable text colour, black or white. */
function onGround(what: string, ground: unknown, ink: string | null | undefined): ContrastRow[] {
  if (!isHexColour(ground)) return [];
  const shown = inkOn(ground, ink);
  return [rowOf(what, isHexColour(ink) ? ink : shown, ground, needed.text, shown)];
}

function rowOf(
  what: string,
  ink: string,
  ground: string,
  least: number,
  colour: string | null | undefined,
): ContrastRow {
  const ratio = contrast(ink, ground);
  const isReplaced = ratio < least && isHexColour(colour);
  return {
    what,
    ink,
    ground,
    ratio,
    needed: least,
    shown: isReplaced ? { colour, ratio: contrast(colour, ground) } : null,
  };
}

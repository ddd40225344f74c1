import { defaultAccent } from '@summit/contract/frame/brand';
import { contrast, inkOn, isHexColour } from '@summit/shared-ui/theme/contrast';
import { headerInk } from '@summit/shared-ui/theme/header-colours';
import { seasonPalettes } from '@summit/shared-ui/theme/palettes';
import { partVariables } from '@summit/shared-ui/theme/settings-variables';
import type { ThemeSettings } from '@summit/shared-ui/theme/theme-variables';
import type { Palette } from '@summit/shared-ui/theme/tokens';

/** WCAG 2.2 AA: of texts, and of what has to be seen and is no text. */
const needed = { text: 4.5, mark: 3 };

export interface ContrastRow {
  what: string;
  ink: string;
  ground: string;
  /** From 1 to 21. */
  ratio: number;
  needed: number;
  /** What visitors get in its place where it is too little. */
  shown: { colour: string; ratio: number } | null;
}

/** Every colour that organisers have chosen against what it stands on, with what the site makes of one that cannot be read. */
export function contrastRows(theme: ThemeSettings): ContrastRow[] {
  const { buttons, header, footerGround, footerText } = theme;
  const { light, dark } = seasonPalettes(theme.accent);
  return [
    ...onPalette(theme, light, 'light'),
    ...onPalette(theme, dark, 'dark'),
    ...onGround('Text of buttons', buttons?.background, buttons?.text),
    ...onGround('Text of the header', header?.background, header?.text),
    ...onGround('Text of the footer', footerGround, footerText),
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
    // Colours are chosen for light pages. On dark ones the site always fits them: what is fitted is what counts.
    const ink = mode === 'dark' && isHexColour(shown) ? shown : colour;
    return [rowOf(`${what}, ${mode}`, ink, palette.paper, least, shown)];
  };
  const { inputs, checkbox, radio, link, error, header } = theme;
  return [
    ...row('Accent as text', accent, needed.text, palette.accent),
    ...row('Borders of fields', inputs?.border, needed.mark, variables['field-line']),
    ...row('Chosen checkboxes', checkbox?.checked, needed.mark, variables['checkbox-ground']),
    ...row('Chosen radio buttons', radio?.checked, needed.mark, variables['radio-ground']),
    ...row('Links', link?.color, needed.text, variables.link),
    ...row('Messages of errors', error?.color, needed.text, variables.danger),
    ...row(
      'Text of the header',
      isHexColour(header?.background) ? null : header?.text,
      needed.text,
      headerInk(header, palette),
    ),
    ...(isHexColour(inputs?.background)
      ? [rowOf(`What is typed into fields, ${mode}`, palette.ink, inputs.background, needed.text, null)]
      : []),
  ];
}

/** A background of one's own, and the text on it: without one, or where it cannot be read, black or white. */
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

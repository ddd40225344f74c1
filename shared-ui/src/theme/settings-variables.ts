import { contrast, inkOn, isHexColour, readable } from './contrast.ts';
import type { Palette } from './tokens.ts';

type Colour = string | null | undefined;

/** Colours that the organisers may set for single parts; null means the design's own. */
export interface PartColours {
  header?: { background?: Colour; text?: Colour };
  buttons?: { background?: Colour; text?: Colour };
  inputs?: { border?: Colour; background?: Colour };
  checkbox?: { checked?: Colour };
  radio?: { checked?: Colour };
  link?: { color?: Colour };
  error?: { color?: Colour };
}

type Variables = Record<string, string>;

/**
 * The set colours as variables, adapted to one palette: a text is shaded until it is readable on the palette's backgrounds;
 * where it cannot be, `initial` selects the design's own. Empty when nothing is set.
 */
export function partVariables(colours: PartColours, palette: Palette): Variables {
  const { buttons, inputs, checkbox, radio, link, error } = colours;
  return {
    ...pair('button', buttons),
    ...seen('field-line', inputs?.border, palette),
    ...fieldGround(inputs?.background, palette),
    ...mark('checkbox', checkbox?.checked, palette),
    ...mark('radio', radio?.checked, palette),
    ...text('link', link?.color, palette),
    ...text('danger', error?.color, palette, [palette.dangerWash]),
  };
}

/** A background and its text; without a readable text colour, black or white. */
function pair(
  name: string,
  { background, text: own }: { background?: Colour; text?: Colour } = {},
): Variables {
  if (!isHexColour(background)) return {};
  return { [`${name}-ground`]: background, [`${name}-ink`]: inkOn(background, own) };
}

function mark(name: string, colour: Colour, palette: Palette): Variables {
  const ground = seen(`${name}-ground`, colour, palette);
  return Object.fromEntries(
    Object.entries(ground).flatMap(([variable, shade]) => [
      [variable, shade],
      [`${name}-ink`, inkOn(shade)],
    ]),
  );
}

function text(name: string, colour: Colour, palette: Palette, more: string[] = []): Variables {
  if (!isHexColour(colour)) return {};
  return { [name]: readable(colour, [palette.paper, palette.sheet, palette.wash, ...more], palette.ink) };
}

function seen(name: string, colour: Colour, palette: Palette): Variables {
  if (!isHexColour(colour)) return {};
  return { [name]: readable(colour, [palette.paper, palette.sheet], palette.ink, 3) };
}

function fieldGround(colour: Colour, { ink, inkSoft }: Palette): Variables {
  if (!isHexColour(colour)) return {};
  const fits = [ink, inkSoft].every((words) => contrast(words, colour) >= 4.5);
  return { 'field-ground': fits ? colour : 'initial' };
}

import type { FooterMood } from '@summit/contract/awards/awards-frame';
import { inkOn, isHexColour, mix, readable } from './contrast.ts';
import type { SeasonPalettes } from './palettes.ts';
import { inkGround, lightGround } from './tokens.ts';

interface MoodColours {
  ground: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
}

/**
 * The footer's variables for each mood of the awards, on the element with `data-footer-mood`: ink between the occasions, the
 * accent while something is open, gold when the winners are published.
 * A background from the settings replaces them all; a text from the settings is shaded until readable in each mood.
 */
export function footerMoods(palettes: SeasonPalettes, ground?: string | null, text?: string | null): string {
  if (isHexColour(ground)) return `:root{${declarations(onGround(ground, text))}}`;
  const colours = moodColours(palettes);
  const rules = Object.entries(colours).map(
    ([mood, set]) => `[data-footer-mood='${mood}']{${declarations(withText(set, text))}}`,
  );
  return `:root{${declarations(withText(colours.quiet, text))}}${rules.join('')}`;
}

/** Each mood's colours; text and background have at least 4.5:1. */
export function moodColours({ inkOnLight, accentBand }: SeasonPalettes): Record<FooterMood, MoodColours> {
  const { ink, inkSoft, hairline, accent, gold } = inkOnLight;
  const quiet = { ground: inkGround.light, ink, soft: inkSoft, line: hairline, accent };
  const season = {
    ground: accentBand.paper,
    ink: accentBand.ink,
    soft: accentBand.inkSoft,
    line: accentBand.hairline,
    accent: accentBand.accent,
  };
  const night = { ...season, ground: mix(accentBand.paper, '#000000', 0.55) };
  const { goldFill, onGold } = lightGround;
  return {
    quiet,
    call: season,
    countdown: night,
    ballot: season,
    embargo: { ...quiet, accent: gold, line: mix(inkGround.light, gold, 0.4) },
    gold: {
      ground: goldFill,
      ink: onGold,
      soft: mix(onGold, goldFill, 0.2),
      line: mix(goldFill, onGold, 0.3),
      accent: onGold,
    },
  };
}

function withText(colours: MoodColours, text?: string | null): MoodColours {
  if (!isHexColour(text)) return colours;
  const ink = readable(text, [colours.ground], colours.ink);
  return { ...colours, ink, soft: ink };
}

function onGround(ground: string, text?: string | null): MoodColours {
  const ink = inkOn(ground, text);
  return { ground, ink, soft: ink, line: mix(ground, ink, 0.3), accent: ink };
}

function declarations(colours: MoodColours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--footer-${name}:${value}`)
    .join(';');
}

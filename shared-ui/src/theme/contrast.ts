type Channels = [red: number, green: number, blue: number];

const hexColour = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i;

/** Whether a text is a colour this module understands: `#rgb` or `#rrggbb`. */
export function isHexColour(text: unknown): text is string {
  return typeof text === 'string' && hexColour.test(text);
}

function channels(colour: string): Channels {
  const short = colour.length === 4;
  const digits = short ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1);
  const value = Number.parseInt(digits, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function luminance(colour: string): number {
  const [red, green, blue] = channels(colour).map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The WCAG contrast ratio of two `#rrggbb` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (lighter + 0.05) / (darker + 0.05);
}

/** `share` (0 to 1) of `other` mixed into `colour`, as `#rrggbb`. */
export function mix(colour: string, other: string, share: number): string {
  const target = channels(other);
  const mixed = channels(colour).map((channel, index) =>
    Math.round(channel + ((target[index] ?? channel) - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The nearest shade of `colour`, going towards `towards`, that has at least the contrast `ratio` against every background.
 * This way a season's texts stay readable with any accent.
 */
export function readable(colour: string, grounds: string[], towards: string, ratio = 4.5): string {
  for (let share = 0; share < 1; share += 0.02) {
    const shade = mix(colour, towards, share);
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return towards;
}

/** The chosen ink where it is readable on a background (4.5:1), otherwise black or white, whichever is clearer. */
export function inkOn(ground: string, wished?: string | null): string {
  if (isHexColour(wished) && contrast(wished, ground) >= 4.5) return wished;
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000';
}

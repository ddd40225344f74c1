export interface Glyph {
  /** Without the stroke's own width. */
  width: number;
  /** A line 100 units tall on the baseline y = 100. */
  path: string;
}

const bowl = 'A32 32 0 1 0 0 68A32 32 0 1 0 64 68';

/** The letters of the sponsors' wordmarks, drawn as lines, so that no font is needed. */
export const alphabet: Record<string, Glyph> = {
  A: { width: 72, path: 'M0 100L36 0L72 100M14 64H58' },
  B: { width: 58, path: 'M0 48H30A24 24 0 0 0 30 0H0V100H32A26 26 0 0 0 32 48' },
  C: { width: 86, path: 'M86 16A50 50 0 1 0 86 84' },
  D: { width: 76, path: 'M0 0H26A50 50 0 0 1 26 100H0Z' },
  E: { width: 50, path: 'M50 0H0V100H50M0 49H43' },
  F: { width: 50, path: 'M50 0H0V100M0 50H42' },
  G: { width: 98, path: 'M86 16A50 50 0 1 0 98 54H60' },
  H: { width: 66, path: 'M0 0V100M66 0V100M0 49H66' },
  I: { width: 0, path: 'M0 0V100' },
  J: { width: 46, path: 'M46 0V74A23 26 0 0 1 0 74' },
  K: { width: 62, path: 'M0 0V100M60 0L0 58M24 36L62 100' },
  L: { width: 48, path: 'M0 0V100H48' },
  M: { width: 86, path: 'M0 100V0L43 68L86 0V100' },
  N: { width: 68, path: 'M0 100V0L68 100V0' },
  O: { width: 100, path: 'M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50Z' },
  P: { width: 56, path: 'M0 100V0H29A27 27 0 0 1 29 54H0' },
  Q: { width: 100, path: 'M0 50A50 50 0 1 0 100 50A50 50 0 1 0 0 50ZM62 64L96 104' },
  R: { width: 60, path: 'M0 100V0H30A27 27 0 0 1 30 54H0M30 54L60 100' },
  S: { width: 60, path: 'M57 16C46-6 4-6 4 25C4 54 60 44 60 74C60 106 10 108 0 82' },
  T: { width: 66, path: 'M0 0H66M33 0V100' },
  U: { width: 68, path: 'M0 0V66A34 34 0 0 0 68 66V0' },
  V: { width: 72, path: 'M0 0L36 100L72 0' },
  W: { width: 110, path: 'M0 0L28 100L55 10L82 100L110 0' },
  X: { width: 68, path: 'M0 0L68 100M68 0L0 100' },
  Y: { width: 68, path: 'M0 0L34 52L68 0M34 52V100' },
  Z: { width: 62, path: 'M0 0H62L0 100H62' },
  a: { width: 64, path: `M64 68${bowl}M64 36V100` },
  b: { width: 64, path: `M64 68${bowl}M0 0V100` },
  c: { width: 54, path: 'M54 45A32 32 0 1 0 54 91' },
  d: { width: 64, path: `M64 68${bowl}M64 0V100` },
  e: { width: 64, path: 'M0 67H64A32 32 0 1 0 55 90' },
  f: { width: 36, path: 'M37 2C22-2 14 4 14 18V100M0 38H33' },
  g: { width: 64, path: `M64 68${bowl}M64 36V102A30 27 0 0 1 8 116` },
  h: { width: 54, path: 'M0 0V100M0 64A27 28 0 0 1 54 64V100' },
  i: { width: 0, path: 'M0 36V100M0 9V18' },
  j: { width: 16, path: 'M16 36V112C16 124 8 128 0 127M16 9V18' },
  k: { width: 50, path: 'M0 0V100M46 36L0 76M18 62L50 100' },
  l: { width: 0, path: 'M0 0V100' },
  m: { width: 92, path: 'M0 36V100M0 60A23 24 0 0 1 46 60V100M46 60A23 24 0 0 1 92 60V100' },
  n: { width: 54, path: 'M0 36V100M0 64A27 28 0 0 1 54 64V100' },
  o: { width: 64, path: `M64 68${bowl}` },
  p: { width: 64, path: `M64 68${bowl}M0 36V128` },
  q: { width: 64, path: `M64 68${bowl}M64 36V128` },
  r: { width: 32, path: 'M0 36V100M0 66A26 28 0 0 1 32 38' },
  s: { width: 46, path: 'M43 46C35 32 4 31 4 51C4 70 46 63 46 82C46 104 8 106 0 88' },
  t: { width: 36, path: 'M14 12V84C14 98 22 102 36 98M0 36H34' },
  u: { width: 54, path: 'M0 36V72A27 28 0 0 0 54 72V36M54 72V100' },
  v: { width: 56, path: 'M0 36L28 100L56 36' },
  w: { width: 84, path: 'M0 36L22 100L42 42L62 100L84 36' },
  x: { width: 52, path: 'M0 36L52 100M52 36L0 100' },
  y: { width: 56, path: 'M0 36L29 100M56 36L20 128' },
  z: { width: 48, path: 'M0 36H48L0 100H48' },
};

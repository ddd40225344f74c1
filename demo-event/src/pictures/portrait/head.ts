import { circle, drawn, filled } from '../svg.ts';
import type { Look, Tone } from './look.ts';

interface HeadShape {
  /** From the top of the head along the left side to the chin. */
  left: string;
  /** From the top of the head along the right side to the chin. */
  right: string;
}

const headShapes: readonly [HeadShape, ...HeadShape[]] = [
  {
    left: 'C158 122 132 150 132 205C132 262 160 312 200 312',
    right: 'C242 122 268 150 268 205C268 262 240 312 200 312',
  },
  {
    left: 'C156 122 131 150 132 208C133 266 166 318 200 318',
    right: 'C244 122 269 150 268 208C267 266 234 318 200 318',
  },
  {
    left: 'C156 122 130 148 132 206L136 254C142 290 172 314 200 314',
    right: 'C244 122 270 148 268 206L264 254C258 290 228 314 200 314',
  },
];

/** Where light ends on the face: brow, nose, lips, chin. */
const lightEdge = 'C207 302 205 292 200 284L202 263Q219 259 220 248Q212 226 207 202C205 180 204 150 200 122Z';

/** Neck, ears and head with the shaded side, without features. `shape` counts round. */
export function drawHead(tone: Tone, shape: number): string {
  const { left, right } = headShapes[shape % headShapes.length] ?? headShapes[0];
  return [
    filled('M163 270V400H237V270Z', tone.shade),
    circle(131, 222, 15, tone.light),
    circle(269, 222, 15, tone.shade),
    filled(`M200 122${left}H212V122Z`, tone.light),
    filled(`M200 122${right}L200 122Z`, tone.light),
    filled(`M200 122${right}${lightEdge}`, tone.shade),
  ].join('');
}

const glassesLines = {
  round:
    'M149 216a22 22 0 1 0 44 0a22 22 0 1 0-44 0M207 216a22 22 0 1 0 44 0a22 22 0 1 0-44 0M193 213Q200 208 207 213M149 213L132 209M251 213L268 209',
  square:
    'M148 202H192V226Q192 234 184 234H158Q148 234 148 224ZM208 202H252V224Q252 234 242 234H216Q208 234 208 226ZM192 210Q200 206 208 210M148 208L132 206M252 208L268 206',
  browline:
    'M148 206L192 204M208 204L252 206M150 207Q150 236 171 236Q191 236 191 206M209 206Q209 236 229 236Q250 236 250 207M192 207Q200 203 208 207M148 207L132 205M252 207L268 205',
} as const;

/** Glasses and earrings, over everything else on the head. */
export function drawJewellery(look: Look): string {
  const glasses = look.glasses
    ? drawn(glassesLines[look.glasses], '#15121f', look.glasses === 'round' ? 3.5 : 4.5)
    : '';
  const earrings =
    look.earrings && look.hair !== 'headscarf'
      ? circle(130, 246, 6, '#3d2bff') + circle(270, 246, 6, '#3d2bff')
      : '';
  return glasses + earrings;
}

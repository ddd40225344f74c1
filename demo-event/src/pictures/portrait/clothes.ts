import { circle, drawn, filled, mirrored } from '../svg.ts';
import type { Clothes } from './look.ts';

/** Colours of one outfit: the garment, what is worn under it, seams. */
export interface Outfit {
  cloth: string;
  under: string;
  seam: string;
}

const shouldersLeft = 'C28 430 72 404 132 388';

/** A top that leaves this neckline open. `neck` leads from (160, 372) to (240, 372). */
function top(neck: string): string {
  return `M24 500${shouldersLeft}C146 384 154 380 160 372${neck}C246 380 254 384 268 388C328 404 372 430 376 500Z`;
}

const collar = 'M160 356L146 392L188 424L200 404Z';

const garments: Record<Clothes, (outfit: Outfit) => string> = {
  crew: ({ cloth, seam }) =>
    filled(top('C168 404 232 404 240 372'), cloth) + drawn('M156 378C164 414 236 414 244 378', seam, 2),
  vneck: ({ cloth, seam }) =>
    filled(top('L200 440L240 372'), cloth) + drawn('M154 380L200 452L246 380', seam, 2),
  boatneck: ({ cloth, under }) =>
    filled('M24 500C28 430 72 404 122 391C150 418 250 418 278 391C328 404 372 430 376 500Z', cloth) +
    drawn('M158 380Q200 432 242 380', under, 2.5) +
    circle(200, 407, 5, under),
  turtleneck: ({ cloth, seam }) =>
    filled(top('C168 404 232 404 240 372'), cloth) +
    filled('M158 336C168 346 232 346 242 336L248 388C232 404 168 404 152 388Z', cloth) +
    drawn(
      'M152 388C168 404 232 404 248 388M166 350V392M182 354V396M200 355V398M218 354V396M234 350V392',
      seam,
      1.5,
    ),
  hoodie: ({ cloth, seam }) =>
    filled(top('C168 404 232 404 240 372'), cloth) +
    filled(
      'M160 352C132 366 126 400 150 424C170 438 186 440 200 448C214 440 230 438 250 424C274 400 268 366 240 352C250 388 226 410 200 414C174 410 150 388 160 352Z',
      cloth,
    ) +
    drawn('M150 424C170 438 186 440 200 448C214 440 230 438 250 424M182 444V484M218 444V478', seam, 2.5),
  mandarin: ({ cloth, seam }) =>
    filled(top('C168 396 232 396 240 372'), cloth) +
    filled(
      'M158 352C166 384 190 392 198 402L196 420C176 412 154 400 150 382ZM242 352C234 384 210 392 202 402L204 420C224 412 246 400 250 382Z',
      cloth,
    ) +
    drawn('M150 382C154 400 176 412 196 420M250 382C246 400 224 412 204 420M200 420V500', seam, 2) +
    circle(208, 446, 3.5, seam) +
    circle(208, 474, 3.5, seam),
  drape: ({ cloth, under, seam }) =>
    filled(top('C168 414 232 414 240 372'), under) +
    filled('M92 400C120 388 146 386 156 378C190 420 250 462 300 500H100C84 470 78 430 92 400Z', cloth) +
    drawn(
      'M112 398C150 440 200 476 240 500M132 392C176 436 230 474 270 500M96 420C120 460 150 486 170 500',
      seam,
      2,
    ),
  shirt: ({ cloth, seam }) =>
    filled(top('L200 424L240 372'), cloth) +
    filled(collar, cloth) +
    filled(mirrored(collar), cloth) +
    drawn(`${collar}${mirrored(collar)}M200 424V500`, seam, 2) +
    circle(207, 452, 3, seam) +
    circle(207, 482, 3, seam),
  blazer: ({ cloth, under, seam }) =>
    filled(top('C168 410 232 410 240 372'), under) +
    filled(lapels, cloth) +
    filled(mirrored(lapels), cloth) +
    drawn(`${lapelSeam}${mirrored(lapelSeam)}`, seam, 2),
  suit: ({ cloth, under, seam }) =>
    filled(top('L200 424L240 372'), under) +
    filled('M190 410L210 410L214 430L218 500H182L186 430Z', '#3d2bff') +
    filled(collar, under) +
    filled(mirrored(collar), under) +
    drawn(`${collar}${mirrored(collar)}`, seam, 1.5) +
    filled(lapels, cloth) +
    filled(mirrored(lapels), cloth) +
    drawn(`${lapelSeam}${mirrored(lapelSeam)}`, seam, 2),
};

const lapels = 'M24 500C28 430 72 404 132 388C142 385 148 382 153 379C156 420 168 462 186 500Z';
const lapelSeam = 'M153 379L122 416L140 430L126 440L186 500';

export function drawClothes(clothes: Clothes, outfit: Outfit): string {
  return garments[clothes](outfit);
}

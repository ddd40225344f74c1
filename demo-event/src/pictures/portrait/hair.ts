import { circle, drawn, filled } from '../svg.ts';
import type { HairStyle, HairTone } from './look.ts';

/** What lies behind neck and shoulders, and what lies over the head. */
interface Hair {
  behind: string;
  over: string;
}

const cap =
  'M129 214C122 148 152 108 200 108C248 108 278 148 271 214C266 178 250 156 226 150C210 146 190 146 174 150C150 156 134 178 129 214Z';
const swept =
  'M128 222C118 144 150 102 204 102C260 102 284 146 272 222C270 190 258 170 222 146C200 166 156 172 140 196C134 206 130 214 128 222Z';
const curtain =
  'M124 250C112 150 148 100 200 100C252 100 288 150 276 250C270 206 254 172 206 146C190 168 152 176 138 202C130 218 128 234 124 250Z';

const simple: Partial<Record<HairStyle, { behind?: string; over?: string; strands?: string }>> = {
  crop: {
    over: 'M128 214C120 150 146 102 202 102C258 102 280 150 272 214L266 198C264 176 256 164 246 158C220 168 176 168 154 158C144 164 135 182 134 200Z',
    strands: 'M160 140Q200 116 244 138M170 128Q204 110 236 126',
  },
  sidePart: {
    over: 'M127 216C118 146 148 98 206 98C262 98 284 144 273 216L266 196C263 178 257 170 250 163C226 166 196 158 172 140C166 158 148 166 140 178C135 186 135 198 134 206Z',
    strands: 'M172 138Q200 112 250 134M176 132Q208 108 240 118',
  },
  quiff: {
    over: 'M129 210C120 168 128 130 148 116C158 86 222 74 256 94C280 110 282 162 271 210L265 194C263 174 256 160 246 153C222 162 186 158 160 150C146 160 137 178 136 198Z',
    strands: 'M156 132Q190 92 252 110M160 140Q204 106 262 132',
  },
  buzz: {
    over: 'M131 204C127 150 154 115 200 115C246 115 273 150 269 204C266 172 254 154 234 149C212 144 188 144 166 149C146 154 134 172 131 204Z',
  },
  receding: {
    over: 'M130 220C119 192 120 168 130 154C138 146 144 156 142 172C139 190 138 206 138 218ZM270 220C281 192 280 168 270 154C262 146 256 156 258 172C261 190 262 206 262 218Z',
  },
  waves: {
    behind:
      'M116 282C102 180 116 98 200 96C284 98 298 180 284 282C270 292 258 280 256 256H144C142 280 130 292 116 282Z',
    over: swept,
    strands: 'M222 128Q170 140 140 186M230 132Q262 150 268 196M200 118Q160 126 138 164',
  },
  bob: {
    behind:
      'M108 306C96 190 104 96 200 94C296 96 304 190 292 306C284 322 262 324 248 316H152C138 324 116 322 108 306Z',
    over: curtain,
    strands:
      'M204 128Q150 150 130 214M210 128Q256 152 270 214M122 230Q114 268 120 304M278 230Q286 268 280 304',
  },
  fringe: {
    behind:
      'M108 318C94 190 104 96 200 94C296 96 306 190 292 318C284 330 262 330 250 322H150C138 330 116 330 108 318Z',
    over: 'M124 250C110 148 148 100 200 100C252 100 290 148 276 250C270 228 268 208 266 190C240 180 160 180 134 190C132 208 130 228 124 250Z',
    strands:
      'M160 122Q152 150 152 182M184 112Q180 148 180 180M216 112Q220 148 220 180M240 122Q248 150 248 182',
  },
  long: {
    behind: 'M104 428C92 260 98 96 200 94C302 96 308 260 296 428C268 446 132 446 104 428Z',
    over: curtain,
    strands:
      'M204 128Q150 150 130 214M210 128Q256 152 270 214M116 250Q108 330 114 420M284 250Q292 330 286 420',
  },
  longWaves: {
    behind:
      'M112 440C84 408 112 372 98 336C86 304 108 284 102 240C96 150 130 92 204 92C282 92 306 160 298 240C294 284 316 306 302 338C290 372 318 404 290 440C258 424 142 424 112 440Z',
    over: swept,
    strands:
      'M222 126Q162 140 138 196M230 130Q264 150 270 206M114 262Q98 310 116 346Q128 384 112 424M288 262Q302 310 286 346Q274 384 290 424',
  },
  pixie: {
    over: 'M125 230C112 142 150 94 208 94C266 94 288 144 275 226L267 204C265 186 259 176 250 170C214 182 172 178 148 160C146 180 138 196 135 214Z',
    strands: 'M146 156Q190 120 258 138M150 144Q196 106 250 120M156 166Q204 148 262 160',
  },
};

/** Hair for a head whose top lies at (200, 122). */
export function drawHair(style: HairStyle, tone: HairTone, cloth: string): Hair {
  const paths = simple[style];
  if (paths) {
    const strands = paths.strands ? drawn(paths.strands, tone.strand, 2.5) : '';
    return {
      behind: paths.behind ? filled(paths.behind, tone.base) : '',
      over: (paths.over ? filled(paths.over, tone.base) : '') + strands,
    };
  }
  return special[style]?.(tone, cloth) ?? { behind: '', over: '' };
}

const special: Partial<Record<HairStyle, (tone: HairTone, cloth: string) => Hair>> = {
  curls: (tone) => ({
    behind: filled(scallops(200, 176, 78, 76, 17, -205, 25), tone.base),
    over: filled(`${cap}`, tone.base) + filled(scallops(200, 152, 58, 22, 13, 0, 360), tone.base),
  }),
  afro: (tone) => ({
    behind: filled(scallops(200, 182, 108, 108, 24, 0, 360), tone.base),
    over:
      filled(cap, tone.base) +
      drawn('M150 126Q160 116 172 120M196 106Q208 98 220 106M240 128Q252 128 258 140', tone.strand, 3),
  }),
  curlyLong: (tone) => ({
    behind: filled(scallops(200, 250, 112, 158, 27, 0, 360), tone.base),
    over:
      filled(scallops(200, 134, 66, 30, 15, 0, 360), tone.base) +
      filled(cap, tone.base) +
      drawn(
        'M112 250Q124 262 114 280M286 240Q276 256 288 272M126 330Q138 342 128 358M276 330Q264 342 274 358M160 120Q174 108 188 116M214 112Q230 108 240 122',
        tone.strand,
        3,
      ),
  }),
  bun: (tone) => ({
    behind:
      circle(200, 92, 36, tone.base) + drawn('M178 84Q200 68 222 84M180 98Q202 84 222 100', tone.strand, 2.5),
    over:
      filled(cap, tone.base) +
      drawn('M150 152Q166 124 198 116M250 152Q234 124 202 116M176 146Q184 126 200 118', tone.strand, 2.5),
  }),
  ponytail: (tone) => ({
    behind:
      filled('M236 110C318 120 326 250 296 372C284 392 270 396 262 384C280 300 276 220 226 160Z', tone.base) +
      drawn('M262 136C304 180 304 280 284 370', tone.strand, 2.5),
    over:
      filled(cap, tone.base) + drawn('M142 168Q170 118 244 124M152 152Q186 112 252 134', tone.strand, 2.5),
  }),
  braids: (tone) => ({
    behind:
      drawn(
        'M136 170Q112 260 116 430M150 150Q128 260 138 440M264 170Q288 260 284 430M250 150Q272 260 262 440M122 200Q96 280 98 410M278 200Q304 280 302 410',
        tone.base,
        15,
      ) +
      drawn(
        'M136 170Q112 260 116 430M150 150Q128 260 138 440M264 170Q288 260 284 430M250 150Q272 260 262 440M122 200Q96 280 98 410M278 200Q304 280 302 410',
        tone.strand,
        11,
        'stroke-dasharray="1 13"',
      ),
    over:
      filled(cap, tone.base) +
      drawn(
        'M166 152Q176 126 194 112M188 148Q192 128 198 112M212 148Q208 128 202 112M234 152Q224 126 206 112M146 168Q152 134 186 114M254 168Q248 134 214 114',
        tone.strand,
        2.5,
      ),
  }),
  headscarf: (_tone, cloth) => ({
    behind: filled(
      'M200 92C120 92 100 160 106 236C110 310 92 370 60 436H340C308 370 290 310 294 236C300 160 280 92 200 92Z',
      cloth,
    ),
    over:
      filled(
        'M200 94C126 94 108 150 116 236C122 322 160 362 208 392C262 358 284 318 286 236C292 150 274 94 200 94ZM200 152C244 152 262 184 260 224C258 276 232 314 200 314C168 314 142 276 140 224C138 184 156 152 200 152Z',
        cloth,
        'fill-rule="evenodd"',
      ) +
      drawn(
        'M128 180Q144 122 206 112M122 262Q142 340 218 388M276 190Q292 300 214 366M132 300Q170 376 250 410',
        '#fff',
        2,
        'opacity=".28"',
      ),
  }),
  turban: (_tone, cloth) => ({
    behind: '',
    over:
      filled(
        'M122 196C104 118 146 66 204 68C266 68 296 120 278 196C264 168 236 150 202 172C172 150 138 168 122 196Z',
        cloth,
      ) +
      drawn(
        'M124 176Q160 120 262 116M122 152Q170 96 244 92M202 172Q236 146 276 150M150 158Q206 118 272 130',
        '#fff',
        2,
        'opacity=".3"',
      ),
  }),
};

/** A closed edge of `count` half rounds along an ellipse, between two angles in degrees. */
function scallops(
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  count: number,
  from: number,
  to: number,
): string {
  let path = '';
  let previousX = 0;
  let previousY = 0;
  for (let index = 0; index <= count; index += 1) {
    const angle = ((from + ((to - from) * index) / count) * Math.PI) / 180;
    const pointX = Math.round(x + radiusX * Math.cos(angle));
    const pointY = Math.round(y + radiusY * Math.sin(angle));
    const bow = Math.round(Math.hypot(pointX - previousX, pointY - previousY) * 0.56);
    path += index === 0 ? `M${pointX} ${pointY}` : `A${bow} ${bow} 0 0 1 ${pointX} ${pointY}`;
    previousX = pointX;
    previousY = pointY;
  }
  return `${path}Z`;
}

import { useId } from 'react';
import type { MotifVariant } from './market-curves.ts';
import { marketCurves } from './market-curves.ts';

export interface MotifProps {
  /** The season's seed, or a name: the same seed draws the same lines. */
  seed: number | string;
  variant?: MotifVariant;
}

const places = { hero: 'xMaxYMin slice', band: 'none', card: 'xMaxYMid slice' };

/**
 * The event's line art: one past, many futures, one summit. It is decoration in the text's colour and the accent, and fills
 * its box.
 */
export function Motif({ seed, variant = 'hero' }: MotifProps) {
  const id = useId();
  const { width, height, x, y, past, future, scales, summit, peak } = marketCurves(seed, variant);
  return (
    <svg
      data-motif={variant}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={places[variant]}
      width="100%"
      height="100%"
      fill="none"
      stroke="currentColor"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <defs>
        <path id={id} d={future} vectorEffect="non-scaling-stroke" />
      </defs>
      <g transform={`translate(${x} ${y})`}>
        <g opacity=".4">
          {scales.map((scale) => (
            <use key={scale} href={`#${id}`} transform={`scale(1 ${short(scale)})`} />
          ))}
        </g>
        <path
          d={past}
          transform="scale(-1 1)"
          strokeWidth="1.5"
          opacity=".8"
          vectorEffect="non-scaling-stroke"
        />
        <path d={summit} stroke="var(--accent)" strokeWidth="2.5" vectorEffect="non-scaling-stroke" />
        {variant !== 'band' && <circle cx={peak.x} cy={peak.y} r="5" fill="var(--accent)" stroke="none" />}
      </g>
    </svg>
  );
}

/** A number without its leading zero, which makes the many lines shorter. */
function short(scale: number): string {
  return String(scale).replace('0.', '.');
}

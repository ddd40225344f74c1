import { useId } from 'react';
import { withThousands } from '@summit/contract/words/text-format';
import * as styles from './place-chart.module.css';
import { type PlacedPlace, ringDistance, ringsAround } from './places.ts';

/** The drawing's own size; the viewport decides how large it is displayed. */
const width = 480;
const height = 400;
const middle = { x: width / 2, y: height / 2 };
const pin = 13;
/** The number of fine lines between two rings. */
const stepsInRing = 5;

/**
 * The venue in the middle of distance rings, with a numbered pin for each place. It is drawn from the coordinates alone, so
 * that no third-party map is loaded. The list beside it has the same facts as text.
 */
export function PlaceChart({ places }: { places: readonly PlacedPlace[] }) {
  const id = useId();
  const rings = ringsAround(places);
  const reach = rings.at(-1) ?? 1;
  const scale = (height / 2 - 14) / reach;
  const [venue, ...others] = places;
  const pins = others.map((place) => ({
    ...place,
    x: middle.x + place.east * scale,
    y: middle.y + place.south * scale,
  }));
  const steps = Array.from(
    { length: rings.length * stepsInRing },
    (_, index) => ((index + 1) * ringDistance) / stepsInRing,
  );
  return (
    <div className={styles.ground} data-tone="ink">
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={id}>
        <title id={id}>
          {`Map of ${pins.length} places around ${venue?.name ?? 'the venue'}; they are listed with their distances`}
        </title>
        <path className={styles.axis} d={`M0 ${middle.y}H${width}M${middle.x} 0V${height}`} />
        {steps.map((metres) => (
          <circle key={metres} className={styles.step} cx={middle.x} cy={middle.y} r={metres * scale} />
        ))}
        {rings.map((metres) => (
          <circle key={metres} className={styles.ring} cx={middle.x} cy={middle.y} r={metres * scale} />
        ))}
        {pins.map(({ id: key, x, y }) => (
          <path key={key} className={styles.way} d={`M${middle.x} ${middle.y}L${x} ${y}`} />
        ))}
        {rings.map((metres) => (
          <text
            key={metres}
            className={styles.ringWords}
            x={middle.x - metres * scale * Math.SQRT1_2}
            y={middle.y + metres * scale * Math.SQRT1_2}
            textAnchor="middle"
            dominantBaseline="central"
          >
            {withThousands(metres)} m
          </text>
        ))}
        {pins.map(({ id: key, x, y, number }) => (
          <g key={key}>
            <circle className={styles.pin} cx={x} cy={y} r={pin} />
            <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
              {number}
            </text>
          </g>
        ))}
        <circle className="venue" cx={middle.x} cy={middle.y} r={pin * 0.75} />
        <text x={16} y={26}>
          N
        </text>
        {venue && (
          <text className={styles.cornerWords} x={width - 16} y={26} textAnchor="end">
            {degrees(venue.latitude, 'N', 'S')}, {degrees(venue.longitude, 'E', 'W')}
          </text>
        )}
      </svg>
    </div>
  );
}

/** `51.5076° N` */
function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(4)}° ${value < 0 ? negative : positive}`;
}

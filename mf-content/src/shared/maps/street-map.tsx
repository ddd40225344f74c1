import { useId } from 'react';
import { isArea, type MapShape } from './map-drawing.ts';
import type { PlacedPlace } from './places.ts';
import * as styles from './street-map.module.css';

/** The drawn area around the venue in metres; a narrow window shows its middle. */
const view = { left: -720, top: -520, width: 1440, height: 800 };

interface StreetMapProps {
  places: readonly PlacedPlace[];
  shapes: readonly MapShape[];
}

/** Streets, water and the routes to the venue, with a numbered pin for each place. The list beside it has the same facts as text. */
export function StreetMap({ places, shapes }: StreetMapProps) {
  const id = useId();
  const [venue, ...others] = places;
  return (
    <div className={styles.streetMap}>
      <svg
        viewBox={`${view.left} ${view.top} ${view.width} ${view.height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-labelledby={id}
      >
        <title id={id}>
          {`Map of ${others.length} places around ${venue?.name ?? 'the venue'}; they are listed with their distances`}
        </title>
        {shapes.map(({ kind, path }, index) => (
          <path
            key={path}
            id={`${id}${index}`}
            className={`map-${kind}`}
            data-line={isArea(kind) ? undefined : ''}
            d={path}
          />
        ))}
        {shapes.map((shape, index) => (
          <ShapeName key={shape.path} shape={shape} line={`#${id}${index}`} />
        ))}
        {others.map(({ id: key, east, south, number }) => (
          <g key={key} transform={`translate(${Math.round(east)} ${Math.round(south)})`}>
            <circle className={styles.mapPin} />
            <text className={styles.mapNumber}>{number}</text>
          </g>
        ))}
        {venue && (
          <text className={`${styles.mapName} map-words`} x="-24" y="-16">
            {venue.name}
          </text>
        )}
        <path className={styles.north} d={`M285 ${view.top + 26}l14 38l-14-10l-14 10z`} />
      </svg>
    </div>
  );
}

/** The name of an area is in its middle, that of a street along its line; routes have none. */
function ShapeName({ shape, line }: { shape: MapShape; line: string }) {
  const { kind, name, middle } = shape;
  if (name === '' || kind === 'way') return null;
  if (isArea(kind)) {
    return (
      <text className={`map-words in-${kind}`} x={middle.x} y={placeIn(middle.y)}>
        {name}
      </text>
    );
  }
  return (
    <text className={`${styles.onLine} map-words`}>
      <textPath href={line} startOffset="50%">
        {name}
      </textPath>
    </text>
  );
}

/** Moves the name of an area that extends beyond the drawing into the visible part. */
function placeIn(y: number): number {
  const bottom = view.top + view.height;
  return y > bottom - 30 ? bottom - 26 : y;
}

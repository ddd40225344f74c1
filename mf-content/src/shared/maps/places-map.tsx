import * as contentCalls from '@summit/contract/calls/content';
import { withThousands } from '@summit/contract/words/text-format';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { type MapShape, mapShapes } from './map-drawing.ts';
import { PlaceChart } from './place-chart.tsx';
import { placedAround, type PlacedPlace, type PlaceKind } from './places.ts';
import * as styles from './places-map.module.css';
import { StreetMap } from './street-map.tsx';

interface PlacesMapProps {
  /** Shows only places of these kinds. */
  kinds?: readonly PlaceKind[];
  /** The text with the shapes of streets and water; without it distance rings are drawn. */
  drawing?: string;
  empty?: { title: string; text: string };
}

const usualEmpty = {
  title: 'The map is being drawn',
  text: 'The address is right; write to us if you cannot find the way.',
};

/** The venue and the places around it, on a map and as a list. Suspends; throws ApiError. */
export function PlacesMap({ kinds, drawing = '', empty = usualEmpty }: PlacesMapProps) {
  const { mapLocations } = useServerData(contentCalls.mapLocations);
  const places = placedAround(mapLocations.filter(({ kind }) => kinds?.includes(kind) ?? true));
  if (places.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const all = mapShapes(drawing);
  // A route is drawn only if the place where it begins is shown.
  const shapes = kinds ? all.filter((shape) => shape.kind !== 'way' || places.some(isAt(shape))) : all;
  const hasStreets = shapes.length > 0;
  return (
    <div className={styles.map} data-streets={hasStreets ? '' : undefined}>
      {hasStreets ? <StreetMap places={places} shapes={shapes} /> : <PlaceChart places={places} />}
      <ol>
        {places.map((place) => (
          <PlaceLine key={place.id} place={place} />
        ))}
      </ol>
    </div>
  );
}

/** The maximum distance between a place and the start of its route, in metres. */
const nearBy = 40;

function isAt({ start }: MapShape): (place: PlacedPlace) => boolean {
  return ({ east, south }) => Math.hypot(east - start.x, south - start.y) <= nearBy;
}

function PlaceLine({ place }: { place: PlacedPlace }) {
  const { name, address, note, number, distance } = place;
  const isVenue = number === 0;
  return (
    <li>
      <span className={styles.placeNumber} aria-hidden="true" data-venue={isVenue ? '' : undefined}>
        {isVenue ? '' : number}
      </span>
      <span className={styles.placeWords}>
        <strong>{name}</strong>
        <span>{address}</span>
        {!isVenue && <span className="figures">{withThousands(distance)} m away</span>}
        {note && <span>{note}</span>}
      </span>
    </li>
  );
}

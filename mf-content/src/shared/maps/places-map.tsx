import styled from '@emotion/styled';
import * as contentCalls from '@summit/contract/calls/content';
import { withThousands } from '@summit/contract/words/text-format';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { type MapShape, mapShapes } from './map-drawing.ts';
import { PlaceChart } from './place-chart.tsx';
import { placedAround, type PlacedPlace, type PlaceKind } from './places.ts';
import { StreetMap } from './street-map.tsx';

const Map = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px clamp(24px, 4vw, 64px);
  align-items: start;
  overflow-wrap: anywhere;
  & > ol {
    list-style: none;
    padding: 0;
    border-bottom: 1px solid var(--hairline);
  }
  & > ol > li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    gap: 2px 12px;
    /* In a row beside a longer neighbour the lines stay as close. */
    align-content: start;
    padding-block: 14px;
    border-top: 1px solid var(--hairline);
  }
  & .place-number {
    display: grid;
    place-items: center;
    width: 30px;
    height: 30px;
    border: 1.5px solid var(--ink);
    border-radius: 50%;
    font-size: var(--text-s);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .place-number[data-venue] {
    border-color: var(--ink);
    background: var(--ink);
  }
  & strong {
    font-size: var(--h4);
    line-height: 1.3;
  }
  & .place-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    align-content: start;
    min-width: 0;
  }
  & .place-words > span {
    color: var(--ink-soft);
  }
  & .place-words > .figures {
    color: var(--ink);
  }
  @media (min-width: 1000px) {
    &:not([data-streets]) {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
    &[data-streets] > ol {
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 0 var(--gap);
      border-bottom: 0;
    }
  }
`;

interface PlacesMapProps {
  /** Shows only places of these kinds. */
  kinds?: readonly PlaceKind[];
  /** What streets and water are drawn from; without it there are distance rings. */
  drawing?: string;
  empty?: { title: string; text: string };
}

const usualEmpty = {
  title: 'The map is being drawn',
  text: 'The address is right; write to us if you cannot find the way.',
};

/** The venue and what is around it, drawn and listed. Suspends; throws ApiError. */
export function PlacesMap({ kinds, drawing = '', empty = usualEmpty }: PlacesMapProps) {
  const { mapLocations } = useServerData(contentCalls.mapLocations);
  const places = placedAround(mapLocations.filter(({ kind }) => kinds?.includes(kind) ?? true));
  if (places.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const all = mapShapes(drawing);
  // A way leads from somewhere: without its place it would begin at nothing.
  const shapes = kinds ? all.filter((shape) => shape.kind !== 'way' || places.some(isAt(shape))) : all;
  const hasStreets = shapes.length > 0;
  return (
    <Map data-streets={hasStreets ? '' : undefined}>
      {hasStreets ? <StreetMap places={places} shapes={shapes} /> : <PlaceChart places={places} />}
      <ol>
        {places.map((place) => (
          <PlaceLine key={place.id} place={place} />
        ))}
      </ol>
    </Map>
  );
}

/** How far a place may be from where its way begins, in metres. */
const nearBy = 40;

function isAt({ start }: MapShape): (place: PlacedPlace) => boolean {
  return ({ east, south }) => Math.hypot(east - start.x, south - start.y) <= nearBy;
}

function PlaceLine({ place }: { place: PlacedPlace }) {
  const { name, address, note, number, distance } = place;
  const isVenue = number === 0;
  return (
    <li>
      <span className="place-number" aria-hidden="true" data-venue={isVenue ? '' : undefined}>
        {isVenue ? '' : number}
      </span>
      <span className="place-words">
        <strong>{name}</strong>
        <span>{address}</span>
        {!isVenue && <span className="figures">{withThousands(distance)} m away</span>}
        {note && <span>{note}</span>}
      </span>
    </li>
  );
}

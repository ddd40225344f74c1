import styled from '@emotion/styled';
import { contentCalls } from '@summit/contract/calls/content';
import { withThousands } from '@summit/contract/text-format';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { PlaceChart } from './place-chart.tsx';
import { placedAround, type PlacedPlace, type PlaceKind } from './places.ts';

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
    border-color: var(--accent-fill);
    background: var(--accent-fill);
  }
  & strong {
    font-size: var(--h4);
    line-height: 1.3;
  }
  & .place-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px;
    min-width: 0;
  }
  & .place-words > span {
    color: var(--ink-soft);
  }
  & .place-words > .figures {
    color: var(--ink);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

interface PlacesMapProps {
  /** Shows only places of these kinds. */
  kinds?: readonly PlaceKind[];
  empty?: { title: string; text: string };
}

const usualEmpty = {
  title: 'The map is being drawn',
  text: 'The address is right; write to us if you cannot find the way.',
};

/** The venue and what is around it, drawn and listed. Suspends; throws ApiError. */
export function PlacesMap({ kinds, empty = usualEmpty }: PlacesMapProps) {
  const { mapLocations } = useServerData(contentCalls.mapLocations);
  const places = placedAround(mapLocations.filter(({ kind }) => kinds?.includes(kind) ?? true));
  if (places.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <Map>
      <PlaceChart places={places} />
      <ol>
        {places.map((place) => (
          <PlaceLine key={place.id} place={place} />
        ))}
      </ol>
    </Map>
  );
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

import styled from '@emotion/styled';
import * as contentCalls from '@summit/contract/calls/content';
import { withThousands } from '@summit/contract/words/text-format';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { placedAround } from '../shared/maps/places.ts';

const List = styled.ul`
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-bottom: 1px solid var(--line-strong);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 24px;
    align-items: baseline;
    padding-block: 20px;
    border-top: 1px solid var(--line-strong);
  }
  & > li > p {
    color: var(--ink-soft);
  }
  & .hotel-way {
    font-size: var(--h2);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  & .hotel-way > small {
    margin-left: 0.3em;
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
`;

/** Hotels with reserved rooms, the nearest first. Suspends; throws ApiError. */
export function Hotels({ empty }: { empty: { title: string; text: string } }) {
  const { mapLocations } = useServerData(contentCalls.mapLocations);
  const placed = placedAround(mapLocations);
  const hotels = mapLocations
    .filter(({ kind }) => kind === 'hotel')
    .map((hotel) => ({ ...hotel, distance: placed.find(({ id }) => id === hotel.id)?.distance ?? null }))
    .sort((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity));
  if (hotels.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <List role="list">
      {hotels.map(({ id, name, address, note, distance }) => (
        <li key={id}>
          <h3>{name}</h3>
          {distance !== null && (
            <span className="hotel-way">
              {withThousands(distance)}
              <small>m away</small>
            </span>
          )}
          <p>
            {address}
            {note && (
              <>
                <br />
                {note}
              </>
            )}
          </p>
        </li>
      ))}
    </List>
  );
}

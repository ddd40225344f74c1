import * as contentCalls from '@summit/contract/calls/content';
import { withThousands } from '@summit/contract/words/text-format';
import { useServerData } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { placedAround } from '../shared/maps/places.ts';
import * as styles from './hotels.module.css';

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
    <ul className={styles.list} role="list">
      {hotels.map(({ id, name, address, note, distance }) => (
        <li key={id}>
          <h3>{name}</h3>
          {distance !== null && (
            <span className={styles.hotelWay}>
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
    </ul>
  );
}

import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { withThousands } from '@summit/contract/words/text-format';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './floor-plan.module.css';
import { type FloorPlanTexts, planRooms } from './floor-plan-rooms.ts';
import { gridPlace } from './plan-area.ts';
import { PlanOverview } from './plan-overview.tsx';
import { getStands, useStands } from './stands-response.ts';

/** The building from above: halls, zones with their stands, other rooms, the doors and the water outside. */
export function FloorPlan({ texts }: { texts: FloorPlanTexts }) {
  const { halls, zones, places, doors } = planRooms(texts);
  const seats = texts['venue.floorPlan.seats'];
  const outside = texts['venue.floorPlan.outside'];
  return (
    <div className={styles.floorPlan}>
      <PlanOverview halls={halls} zones={zones} places={places} />
      <ul className={styles.planBuilding}>
        {halls.map(({ name, capacity, text, area }) => (
          <li key={name} className={styles.planHall} style={area ? gridPlace(area) : undefined}>
            <h3>{name}</h3>
            <p className={styles.hallSeats}>
              {withThousands(capacity)} <small>{seats}</small>
            </p>
            {text && <p className={styles.roomText}>{text}</p>}
          </li>
        ))}
        {zones.map((zone) => (
          <li key={zone.name} className={styles.planZone} style={{ ...gridPlace(zone.area), ...zone.style }}>
            <h3>
              <span className={styles.zoneLetters} aria-hidden="true">
                {zone.letters}
              </span>
              {zone.name}
            </h3>
            {zone.text && <p className={styles.roomText}>{zone.text}</p>}
            <DataPart label="stands" level={4} skeleton={<Skeleton height={48} lines={4} />}>
              <ZoneStands letters={zone.letters} zone={zone.name} />
            </DataPart>
          </li>
        ))}
        {places.map(({ name, text, area }) => (
          <li key={name} className={styles.planPlace} style={gridPlace(area)}>
            <h3>{name}</h3>
            {text && <p className={styles.roomText}>{text}</p>}
          </li>
        ))}
      </ul>
      {doors.length > 0 && (
        <ul className={styles.planDoors}>
          {doors.map(({ name, area }) => (
            <li key={name} style={gridPlace({ ...area, top: 1, height: 1 })}>
              {name}
            </li>
          ))}
        </ul>
      )}
      {outside !== 'none' && <p className={styles.planOutside}>{outside}</p>}
    </div>
  );
}

/** The stands of a zone, each a link to the page of its company. Suspends; throws ApiError. */
function ZoneStands({ letters, zone }: { letters: string; zone: string }) {
  const stands = getStands(useStands(), letters);
  if (stands.length === 0) return null;
  return (
    <ul className={styles.planStands} aria-label={`Stands in ${zone}`}>
      {stands.map(({ stand, sponsorId, name, order }) => (
        <li key={stand} data-order={order}>
          <SiteLink to={href(pages.sponsor, { sponsorId })}>
            <small>{stand}</small> {name}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

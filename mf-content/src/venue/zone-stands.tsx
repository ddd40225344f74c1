import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './floor-plan.module.css';
import { getStands, useStands } from './stands-response.ts';

/** The stands of one zone, each a link to the page of the company on it. Suspends; throws ApiError. */
export function ZoneStands({ letters, zone }: { letters: string; zone: string }) {
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

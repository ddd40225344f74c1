import type { Point } from '../../shared/maps/points.tsx';
import { ZoneDrawing } from '../zones/zone-drawing.tsx';
import * as styles from './offer-desk.module.css';

/** The position of the Yard among the zones. */
const yard = 3;

/** The services that come with a desk in the Yard, beside a drawing of the Yard. */
export function OfferDesk({ items }: { items: readonly Point[] }) {
  return (
    <div className={styles.desk}>
      <ZoneDrawing place={yard} />
      <ul className={styles.items} role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { Point } from '../../shared/maps/points.tsx';
import { ZoneDrawing } from '../zones/zone-drawing.tsx';
import * as styles from './offer-desk.module.css';

/** The Yard's place among the zones. */
const yard = 3;

/** What comes with a desk in the Yard, beside the Yard itself. */
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

import { ZoneDrawing } from './zone-drawing.tsx';
import * as styles from './zone-list.module.css';

interface Zone {
  name: string;
  text: string;
  /** The size of the zone: `18 companies`. */
  size: string;
  hint: string;
}

/** The zones, each with its drawing and its colour, which the floor plan uses, too. */
export function ZoneList({ zones }: { zones: readonly Zone[] }) {
  return (
    <ul className={styles.zones} role="list">
      {zones.map(({ name, text, size, hint }, place) => (
        <li key={name}>
          <ZoneDrawing place={place} />
          <h3>{name}</h3>
          <p>{text}</p>
          <p className={styles.zoneSize}>{size}</p>
          {hint !== '' && <p className={styles.zoneHint}>{hint}</p>}
        </li>
      ))}
    </ul>
  );
}

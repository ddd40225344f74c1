import { textRows } from '@summit/contract/words/text-lookup';
import { type Point, Points } from '../shared/maps/points.tsx';
import * as styles from './blitz-hour.module.css';

interface BlitzHourProps {
  /** `tables | minutes at each | minutes between two`. Without numbers nothing is drawn. */
  rhythm: string;
  steps: readonly Point[];
}

/** An hour of the blitz as a strip, with a block for each table, a gap for each bell, and an explanation. */
export function BlitzHour({ rhythm, steps }: BlitzHourProps) {
  const [tables = 0, minutes = 0, between = 0] = (textRows(rhythm)[0] ?? []).map(Number);
  return (
    <div className={styles.hour}>
      {minutes > 0 && tables > 0 && (
        <p aria-hidden="true">
          {Array.from({ length: Math.min(tables, 12) }, (_, place) => (
            <span
              key={place}
              className={styles.hourTable}
              style={{ flex: minutes, marginRight: `${(between / ((minutes + between) * tables)) * 100}%` }}
            >
              {place + 1}
            </span>
          ))}
        </p>
      )}
      <Points points={steps} />
    </div>
  );
}

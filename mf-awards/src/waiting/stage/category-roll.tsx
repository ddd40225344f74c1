import type { AwardsTrack } from '@summit/contract/site/page';
import { useCategoriesOf } from '../waiting-data.ts';
import * as styles from './category-roll.module.css';

/** The names of a track's awards in large type. */
export function CategoryRoll({ track }: { track: AwardsTrack }) {
  return (
    <ol className={styles.roll} role="list">
      {useCategoriesOf(track).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ol>
  );
}

import type { AwardsTrack } from '@summit/contract/site/page';
import { useTrackCategories } from '../waiting-data.ts';
import * as styles from './category-roll.module.css';

/** The names of a track's awards in large type. */
export function CategoryRoll({ track }: { track: AwardsTrack }) {
  return (
    <ol className={styles.roll} role="list">
      {useTrackCategories(track).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </ol>
  );
}

import type { NominationCategory } from '../shared/awards-data.ts';
import * as styles from './category-list.module.css';

/** The categories of one track; the numbers are decorative. */
export function CategoryList({ categories }: { categories: NominationCategory[] }) {
  return (
    <ol className={styles.list} role="list">
      {categories.map(({ id, name, description }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}

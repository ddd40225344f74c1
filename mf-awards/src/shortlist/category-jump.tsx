import type { NominationCategory } from '../shared/awards-data.ts';
import * as styles from './category-jump.module.css';

/** Links to the categories of a long page. */
export function CategoryJump({ label, categories }: { label: string; categories: NominationCategory[] }) {
  return (
    <nav className={styles.jump} aria-label={label}>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

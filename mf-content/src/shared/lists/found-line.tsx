import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './found-line.module.css';

export interface FoundLineProps {
  count: number;
  /** The words for the counted items: `speaker`, `speakers`. */
  one: string;
  many: string;
  /** The search text, if any. */
  search?: string;
  /** Whether any filter is active; a search counts as one. */
  narrowed?: boolean;
  /** The address of the whole list. */
  all: string;
  /** A note about the list as a whole. */
  note?: string;
}

/** The number of results, which is announced to screen readers when it changes, and a link to the whole list. */
export function FoundLine({
  count,
  one,
  many,
  search = '',
  narrowed = search !== '',
  all,
  note,
}: FoundLineProps) {
  const found = `${count} ${count === 1 ? one : many}`;
  return (
    <div className={styles.line}>
      <p role="status">{search === '' ? found : `${found} for “${search}”`}</p>
      {note !== undefined && <p className={styles.foundNote}>{note}</p>}
      {narrowed && <SiteLink to={all}>Show all {many}</SiteLink>}
    </div>
  );
}

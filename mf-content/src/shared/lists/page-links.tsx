import { Icon } from '@summit/shared-ui/display/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import * as styles from './page-links.module.css';

export interface PageLinksProps {
  /** The name of the paginated list: `Attendees`. */
  label: string;
  /** The current page, from 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** Called when a page is chosen, so that the top of the list is shown instead of its end. */
  onTurn: () => void;
}

/** Pagination as links: it works without JavaScript and each page has its own address. */
export function PageLinks({ label, page, pages, to, onTurn }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.bar} aria-label={`${label}, page ${page} of ${pages}`}>
      <SiteLink
        to={to(Math.max(page - 1, 1))}
        rel="prev"
        onClick={onTurn}
        data-absent={page > 1 ? undefined : ''}
      >
        <Icon name="arrow-left" />
        Previous
      </SiteLink>
      <ul>
        {shownPages(page, pages).map((shown) => (
          <li key={shown}>
            {shown < 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <SiteLink to={to(shown)} onClick={onTurn} current={shown === page} aria-label={`Page ${shown}`}>
                {shown}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <SiteLink
        to={to(Math.min(page + 1, pages))}
        rel="next"
        onClick={onTurn}
        data-absent={page < pages ? undefined : ''}
      >
        Next
        <Icon name="arrow-right" />
      </SiteLink>
    </nav>
  );
}

/** The first page, the last one and those around the current page; negative numbers represent a gap. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, place) => {
    const before = shown[place - 1] ?? 0;
    return number - before > 1 ? [-number, number] : [number];
  });
}

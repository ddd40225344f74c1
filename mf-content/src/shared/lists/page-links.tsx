import styled from '@emotion/styled';
import { Icon } from '@summit/shared-ui/layout/icon';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

export interface PageLinksProps {
  /** What is paginated: `Attendees`. */
  label: string;
  /** From 1. */
  page: number;
  pages: number;
  /** The address of a page. */
  to: (page: number) => string;
  /** Called when a page is chosen, to show the top of the list instead of its end. */
  onTurn: () => void;
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 24px;
  margin-top: 40px;
  padding-top: 16px;
  border-top: 1px solid var(--ink);
  font-variant-numeric: tabular-nums;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    padding: 0;
  }
  & a,
  & ul > li > span {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-width: 44px;
    min-height: 44px;
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    color: var(--accent);
    text-decoration: underline;
    text-decoration-thickness: 2px;
  }
  & a[aria-current] {
    background: var(--ink);
    color: var(--paper);
    border-radius: var(--radius);
  }
  & > [data-absent] {
    visibility: hidden;
  }
  @media ${mobileLayout} {
    & > ul {
      order: -1;
      flex-basis: 100%;
      justify-content: center;
    }
  }
`;

/** Pagination as links: it works without JavaScript and each page has its own address. */
export function PageLinks({ label, page, pages, to, onTurn }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <Bar aria-label={`${label}, page ${page} of ${pages}`}>
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
    </Bar>
  );
}

/** The first, the last and those around the current page; negative numbers stand for a gap. */
function shownPages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages);
  const shown = [...new Set(near)].sort((a, b) => a - b);
  return shown.flatMap((number, place) => {
    const before = shown[place - 1] ?? 0;
    return number - before > 1 ? [-number, number] : [number];
  });
}

import styled from '@emotion/styled';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 24px;
  min-height: 44px;
  margin-block: 20px 12px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  & > .found-note {
    font-weight: 400;
    color: var(--ink-soft);
  }
  & > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
  }
`;

export interface FoundLineProps {
  count: number;
  /** What is counted: `speaker`, `speakers`. */
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

/** The number of results, announced to screen readers when it changes, and a link to the whole list. */
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
    <Line>
      <p role="status">{search === '' ? found : `${found} for “${search}”`}</p>
      {note !== undefined && <p className="found-note">{note}</p>}
      {narrowed && <SiteLink to={all}>Show all {many}</SiteLink>}
    </Line>
  );
}

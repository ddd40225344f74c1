import styled from '@emotion/styled';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import type { Point } from '../shared/maps/points.tsx';
import { rowList } from '../shared/sessions/row-list.ts';
import { ZoneDrawing } from './zone-drawing.tsx';

/** The Yard's place among the zones. */
const yard = 3;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px var(--gap);
  align-items: start;
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
    & > svg {
      aspect-ratio: 4/3;
      position: sticky;
      top: 96px;
    }
  }
`;

const Items = styled.ul`
  ${rowList}
  gap: 28px;
  & > li {
    gap: 6px;
    padding-left: 20px;
    border-left: 3px solid var(--ink);
  }
  & p {
    max-width: 48ch;
    color: var(--ink-soft);
  }
`;

/** What comes with a desk in the Yard, beside the Yard itself. */
export function OfferDesk({ items }: { items: readonly Point[] }) {
  return (
    <Desk>
      <ZoneDrawing place={yard} />
      <Items role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </Items>
    </Desk>
  );
}

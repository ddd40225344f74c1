import styled from '@emotion/styled';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { rowList } from '../shared/sessions/row-list.ts';
import { ZoneDrawing } from './zone-drawing.tsx';

const Zones = styled.ul`
  ${rowList}
  & > li {
    gap: 10px;
    padding-bottom: 48px;
  }
  & h3 {
    font-size: var(--h2);
  }
  & .zone-size {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: var(--ink);
  }
  & .zone-hint {
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

interface Zone {
  name: string;
  text: string;
  /** The size of the zone: `18 companies`. */
  size: string;
  hint: string;
}

/** The zones, each with a drawing and a colour of its own, which the floor plan has too. */
export function ZoneList({ zones }: { zones: readonly Zone[] }) {
  return (
    <Zones role="list">
      {zones.map(({ name, text, size, hint }, place) => (
        <li key={name}>
          <ZoneDrawing place={place} />
          <h3>{name}</h3>
          <p>{text}</p>
          <p className="zone-size">{size}</p>
          {hint !== '' && <p className="zone-hint">{hint}</p>}
        </li>
      ))}
    </Zones>
  );
}

import styled from '@emotion/styled';
import { Motif } from '@summit/shared-ui/motion/motif';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Zones = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gap);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    align-content: start;
    padding-block: 16px 40px;
    border-top: 1px solid var(--ink);
  }
  & .zone-motif {
    height: 112px;
    margin-bottom: 6px;
    color: var(--ink);
  }
  & > li:nth-of-type(even) .zone-motif {
    transform: scaleX(-1);
  }
  & h3 {
    font-size: var(--h2);
  }
  & .zone-size {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: var(--accent);
  }
  & .zone-hint {
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    & .zone-motif {
      height: 160px;
    }
  }
`;

interface Zone {
  name: string;
  text: string;
  /** The size of the zone: `18 companies`. */
  size: string;
  hint: string;
}

/** Each zone with its own lines of the motif. */
export function ZoneList({ zones, motifSeed }: { zones: readonly Zone[]; motifSeed: number }) {
  return (
    <Zones role="list">
      {zones.map(({ name, text, size, hint }) => (
        <li key={name}>
          <div className="zone-motif">
            <Motif seed={`${motifSeed} ${name}`} variant="band" />
          </div>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className="zone-size">{size}</p>
          {hint !== '' && <p className="zone-hint">{hint}</p>}
        </li>
      ))}
    </Zones>
  );
}

import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';
import { type Point, Points } from '../shared/maps/points.tsx';

const Hour = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(28px, 4vw, 56px);
  & > p {
    display: flex;
    forced-color-adjust: none;
  }
  & .hour-table {
    display: grid;
    place-items: center start;
    height: clamp(72px, 12vw, 168px);
    padding-inline: clamp(6px, 1vw, 16px);
    overflow: hidden;
    font-size: clamp(1.5rem, 5vw, 4.5rem);
    font-weight: 780;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    color: var(--on-accent);
    background: var(--accent-fill);
  }
`;

interface BlitzHourProps {
  /** `tables | minutes at each | minutes between two`. Without numbers nothing is drawn. */
  rhythm: string;
  steps: readonly Point[];
}

/** An hour of the blitz as a strip, one block for each table and a gap for each bell, with what happens in it. */
export function BlitzHour({ rhythm, steps }: BlitzHourProps) {
  const [tables = 0, minutes = 0, between = 0] = (textRows(rhythm)[0] ?? []).map(Number);
  return (
    <Hour>
      {minutes > 0 && tables > 0 && (
        <p aria-hidden="true">
          {Array.from({ length: Math.min(tables, 12) }, (_, place) => (
            <span
              key={place}
              className="hour-table"
              style={{ flex: minutes, marginRight: `${(between / ((minutes + between) * tables)) * 100}%` }}
            >
              {place + 1}
            </span>
          ))}
        </p>
      )}
      <Points points={steps} />
    </Hour>
  );
}

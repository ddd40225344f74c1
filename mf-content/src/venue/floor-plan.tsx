import styled from '@emotion/styled';
import { withThousands } from '@summit/contract/text-format';
import { textRows } from '@summit/contract/text-lookup';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Plan = styled.ul`
  --wall: 2px solid var(--ink);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border: var(--wall);
  & > li {
    position: relative;
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    gap: 8px;
    min-height: 160px;
    padding: 20px;
    border-bottom: var(--wall);
    background: var(--sheet);
  }
  & > li:last-of-type {
    border-bottom: 0;
  }
  & .hall-seats {
    font-size: var(--h2);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
  }
  & .hall-seats > small {
    margin-left: 0.35em;
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  & > li > p:last-of-type {
    align-self: end;
    color: var(--ink-soft);
  }
  /* The quay: water in front of the halls. */
  & > li.quay {
    min-height: 72px;
    grid-template: auto / minmax(0, 1fr);
    align-items: center;
    text-align: center;
    color: var(--ink);
    background: repeating-linear-gradient(to bottom, var(--wash) 0 9px, var(--hairline) 9px 10px);
  }
  & > li.quay > span {
    justify-self: center;
    padding: 4px 14px;
    background: var(--wash);
    font-weight: 600;
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > li {
      grid-column: span 4;
      min-height: 240px;
      border-right: var(--wall);
    }
    & > li:nth-of-type(1) {
      grid-column: span 7;
      min-height: 340px;
    }
    & > li:nth-of-type(2) {
      grid-column: span 5;
      border-right: 0;
    }
    & > li:nth-of-type(3) {
      grid-column: span 8;
    }
    & > li:nth-of-type(4) {
      grid-column: span 4;
      border-right: 0;
    }
    & > li.quay {
      grid-column: 1 / -1;
      min-height: 96px;
      border-right: 0;
    }
  }
`;

interface FloorPlanProps {
  /** Lines of `name | seats | what it is for`. */
  halls: string;
  /** `seats` */
  seats: string;
}

/** The halls between their walls, and the quay in front of them. */
export function FloorPlan({ halls, seats }: FloorPlanProps) {
  return (
    <Plan role="list">
      {textRows(halls).map(([name = '', capacity = '', text]) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className="hall-seats">
            {withThousands(capacity)}
            <small>{seats}</small>
          </p>
          {text && <p>{text}</p>}
        </li>
      ))}
      <li className="quay">
        <span>The quay: main entrance, boats and the better weather</span>
      </li>
    </Plan>
  );
}

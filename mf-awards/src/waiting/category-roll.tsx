import styled from '@emotion/styled';
import type { AwardsTrack } from '@summit/contract/site/page';
import { useCategoriesOf } from './waiting-data.ts';

const Roll = styled.ol`
  list-style: none;
  counter-reset: roll;
  & > li {
    counter-increment: roll;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-items: baseline;
    padding-block: 10px;
    border-top: 1px solid var(--hairline);
    font-size: var(--h3);
    font-weight: 720;
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  & > li::before {
    content: counter(roll, decimal-leading-zero);
    color: var(--gold);
    font-size: var(--text-s);
    font-weight: 650;
    letter-spacing: 0;
    font-variant-numeric: tabular-nums;
  }
`;

/** The names of a track's awards in large type. */
export function CategoryRoll({ track }: { track: AwardsTrack }) {
  return (
    <Roll role="list">
      {useCategoriesOf(track).map(({ id, name }) => (
        <li key={id}>{name}</li>
      ))}
    </Roll>
  );
}

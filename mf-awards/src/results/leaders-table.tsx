import styled from '@emotion/styled';
import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import type { CategoryResult } from './results-data.ts';

const Ledger = styled.table`
  & th[scope='row'] {
    width: 34%;
    font-size: var(--text);
    color: var(--ink);
    font-weight: 600;
  }
  & :is(th, td) {
    vertical-align: baseline;
  }
  & td:nth-of-type(1) {
    position: relative;
    width: 30%;
    padding-left: 20px;
    font-weight: 720;
    font-size: var(--h4);
    letter-spacing: -0.01em;
  }
  & td:nth-of-type(1)::before {
    content: '';
    position: absolute;
    top: 1.45em;
    left: 0;
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: var(--gold-fill);
  }
  & .ledger-winner:empty::before {
    display: none;
  }
  @media (max-width: 699px) {
    & thead {
      position: absolute;
      clip-path: inset(50%);
    }
    & :is(tbody, tr, th, td) {
      display: block;
    }
    & tr {
      padding-block: 14px;
      border-bottom: 1px solid var(--hairline);
    }
    & :is(th, td)[data-cell] {
      width: auto;
      padding: 2px 0;
      border: 0;
    }
    & td[data-cell].ledger-winner {
      padding-left: 20px;
    }
    & td[data-cell].ledger-winner::before {
      top: 0.55em;
    }
  }
`;

interface LeadersTableProps {
  caption: string;
  categories: readonly CategoryResult[];
}

/** A ledger: each category with its winner and its leaders. */
export function LeadersTable({ caption, categories }: LeadersTableProps) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  return (
    <Ledger>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts['awards.results.category']}</th>
          <th scope="col">{texts['awards.results.winner']}</th>
          <th scope="col">{texts['awards.results.leaders']}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ id, name, winners, leaders }) => (
          <tr key={id}>
            <th scope="row" data-cell="">
              {name}
            </th>
            <td data-cell="" className="ledger-winner">
              {winners.map((winner) => winner.name).join(', ')}
            </td>
            <td data-cell="">{leaders.map((leader) => leader.name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </Ledger>
  );
}

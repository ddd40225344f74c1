import { awardsResultsTexts } from '@summit/contract/texts/awards-results';
import { useServerTexts } from '@summit/shared-auth';
import * as styles from './leaders-table.module.css';
import type { CategoryResult } from './results-data.ts';

interface LeadersTableProps {
  caption: string;
  categories: readonly CategoryResult[];
}

/** A table of the categories, each with its winner and its leaders. */
export function LeadersTable({ caption, categories }: LeadersTableProps) {
  const texts = useServerTexts(awardsResultsTexts, 'awards');
  return (
    <table className={styles.ledger}>
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
            <td data-cell="" className={styles.ledgerWinner}>
              {winners.map((winner) => winner.name).join(', ')}
            </td>
            <td data-cell="">{leaders.map((leader) => leader.name).join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

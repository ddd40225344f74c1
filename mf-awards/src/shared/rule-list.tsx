import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 0 var(--gap);
  & > div {
    padding-block: 16px 28px;
    border-top: 2px solid var(--gold-fill);
  }
  & dt {
    font-size: var(--h4);
    font-weight: 700;
    letter-spacing: -0.01em;
    line-height: 1.2;
  }
  & dd {
    margin-top: 8px;
    color: var(--ink-soft);
  }
`;

/** Rules from a text of lines `rule | what it means`. */
export function RuleList({ items }: { items: string }) {
  return (
    <List>
      {textRows(items).map(([rule, meaning]) => (
        <div key={rule}>
          <dt>{rule}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </List>
  );
}

import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';

const List = styled.div`
  border-bottom: 1px solid var(--hairline);
  & details {
    border-top: 1px solid var(--hairline);
  }
  & summary {
    display: flex;
    justify-content: space-between;
    gap: 24px;
    min-height: 64px;
    padding-block: 18px;
    font-size: var(--h4);
    font-weight: 650;
    letter-spacing: -0.01em;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '+';
    color: var(--gold);
    font-weight: 400;
  }
  & details[open] > summary::after {
    content: '–';
  }
  & p {
    max-width: var(--measure);
    padding-bottom: 24px;
    color: var(--ink-soft);
  }
`;

/** Questions and answers from a text of lines `question | answer`; they open without JavaScript. */
export function Questions({ items }: { items: string }) {
  return (
    <List>
      {textRows(items).map(([question, answer]) => (
        <details key={question}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
    </List>
  );
}

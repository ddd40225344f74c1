import styled from '@emotion/styled';
import { useId } from 'react';
import { textRows } from '@summit/contract/words/text-lookup';

const Lines = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  overflow-wrap: anywhere;
  & > h2 {
    font-size: var(--h3);
  }
  & dl > div {
    padding-block: 18px 20px;
    border-top: 1px solid var(--hairline);
  }
  & dl > div:first-of-type {
    border-top-color: var(--ink);
  }
  & dt {
    font-size: var(--h2);
    font-weight: 760;
    line-height: 1.05;
    letter-spacing: -0.035em;
    font-variant-numeric: tabular-nums;
  }
  & dd {
    margin-top: 4px;
    color: var(--ink-soft);
  }
`;

/** What something means in figures, from a text of lines `figure | what it is`. */
export function FigureLines({ title, items }: { title: string; items: string }) {
  const id = useId();
  return (
    <Lines aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {textRows(items).map(([figure = '', meaning]) => (
          <div key={figure}>
            <dt>{figure}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Lines>
  );
}

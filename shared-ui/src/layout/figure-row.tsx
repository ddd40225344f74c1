import styled from '@emotion/styled';

export interface Figure {
  /** As it is shown: `36`, `£4.2bn`, `14:30`. */
  value: string;
  label: string;
  note?: string;
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: 32px var(--gap);
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    border-top: 1px solid var(--ink);
    padding-top: 12px;
  }
  & dt {
    font-weight: 600;
  }
  & dt small {
    display: block;
    font-weight: 400;
    color: var(--ink-soft);
  }
  & dd {
    font-size: var(--figure);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    margin-bottom: 0.1em;
  }
`;

/** Numbers as ornament: each with what it counts. */
export function FigureRow({ figures }: { figures: Figure[] }) {
  return (
    <Row>
      {figures.map(({ value, label, note }) => (
        <div key={label}>
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}

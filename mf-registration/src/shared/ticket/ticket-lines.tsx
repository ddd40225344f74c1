import styled from '@emotion/styled';

const List = styled.dl`
  border-bottom: 1px solid var(--hairline);
  & > div {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 16px;
    padding-block: 10px;
    border-top: 1px solid var(--hairline);
  }
  & dd {
    font-size: var(--h4);
    font-weight: 700;
    letter-spacing: -0.02em;
    font-variant-numeric: tabular-nums;
  }
`;

export interface TicketLine {
  id: string;
  name: string;
  price: string;
}

/** Tickets and what they cost, one line each. */
export function TicketLines({ lines }: { lines: readonly TicketLine[] }) {
  return (
    <List>
      {lines.map(({ id, name, price }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{price}</dd>
        </div>
      ))}
    </List>
  );
}

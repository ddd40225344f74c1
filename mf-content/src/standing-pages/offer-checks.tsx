import styled from '@emotion/styled';
import { textRows } from '@summit/contract/words/text-lookup';
import { Icon } from '@summit/shared-ui/layout/icon';

const Checks = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px solid var(--hairline);
    font-size: var(--h4);
    font-weight: 550;
    line-height: 1.3;
  }
  & > li > svg {
    position: relative;
    top: 0.15em;
    color: var(--accent);
  }
`;

/** Whom an offer is for, one line each. */
export function OfferChecks({ lines }: { lines: string }) {
  return (
    <Checks role="list">
      {textRows(lines).map(([line = '']) => (
        <li key={line}>
          <Icon name="check" />
          {line}
        </li>
      ))}
    </Checks>
  );
}

import styled from '@emotion/styled';

const Line = styled.hr`
  border-top-color: var(--hairline);
  &[data-strong='true'] {
    border-top-color: var(--ink);
  }
`;

/** A thin rule; `strong` draws it in ink. */
export function Rule({ strong = false }: { strong?: boolean }) {
  return <Line data-strong={strong} />;
}

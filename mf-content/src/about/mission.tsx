import styled from '@emotion/styled';

const Statement = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  & > p:first-of-type {
    font-size: var(--h3);
    font-weight: 550;
    line-height: 1.3;
    letter-spacing: -0.015em;
  }
  & > p:last-of-type {
    max-width: 56ch;
    color: var(--ink-soft);
  }
`;

/** The event's mission, in large type, and what it does not do. */
export function Mission({ text, more }: { text: string; more: string }) {
  return (
    <Statement>
      <p>{text}</p>
      <p>{more}</p>
    </Statement>
  );
}

import styled from '@emotion/styled';

const Quote = styled.blockquote`
  font-size: var(--h3);
  line-height: 1.3;
  user-select: all;
`;

/** The sentence that may be printed as it is; one click selects it whole. */
export function Boilerplate({ text }: { text: string }) {
  return <Quote>{text}</Quote>;
}

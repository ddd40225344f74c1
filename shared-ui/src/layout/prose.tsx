import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Text = styled.div`
  max-width: var(--measure);
  & > * + * {
    margin-top: 1em;
  }
  & > h2 {
    font-size: var(--h3);
    margin-top: 2em;
  }
  & > h3,
  & > h4 {
    font-size: var(--h4);
    margin-top: 1.6em;
  }
  & ul,
  & ol {
    padding-left: 1.25em;
  }
  & li + li {
    margin-top: 0.4em;
  }
  & li::marker {
    color: var(--accent);
    font-variant-numeric: tabular-nums;
    font-weight: 600;
  }
  & blockquote {
    border-left: 3px solid var(--accent);
    padding-left: 24px;
    margin-block: 1.6em;
  }
  & :is(h2, h3, h4) + * {
    margin-top: 0.6em;
  }
`;

export interface ProseProps {
  /** HTML that the server has cleaned; never what a visitor typed. */
  html?: string;
  children?: ReactNode;
}

/** Running text with its own rhythm: articles, legal pages, biographies. */
export function Prose({ html, children }: ProseProps) {
  if (html === undefined) return <Text>{children}</Text>;
  return <Text dangerouslySetInnerHTML={{ __html: html }} />;
}

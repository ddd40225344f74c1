import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { wideLayout } from '../theme/layout-queries.ts';
import { Container } from './container.tsx';

export interface SectionProps {
  title?: ReactNode;
  /** A number as ornament: `01`. */
  index?: string;
  lead?: ReactNode;
  /** Links or a button beside the heading. */
  action?: ReactNode;
  tone?: 'paper' | 'wash' | 'ink' | 'accent';
  /** `side` puts the heading in its own column beside the content. */
  layout?: 'stacked' | 'side';
  id?: string;
  level?: 2 | 3;
  ruled?: boolean;
  width?: 'page' | 'text';
  children?: ReactNode;
}

const Band = styled.section`
  padding-block: var(--section);
  &[data-ruled='true'] {
    padding-top: 0;
  }
  [data-tone]:not([data-tone='paper']) + &[data-ruled='true'] {
    padding-top: calc(var(--section) * 0.66);
  }
  header[data-kind]:not([data-tone]) + & {
    padding-top: clamp(24px, 4vw, 48px);
  }
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: clamp(28px, 4vw, 56px);
  &[data-ruled='true'] {
    border-top: 1px solid var(--ink);
    padding-top: 20px;
  }
  & > header {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px var(--gap);
    align-items: baseline;
    justify-items: start;
  }
  & .section-index {
    font-size: var(--text-s);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: var(--accent);
  }
  & .section-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & .section-lead {
    color: var(--ink-soft);
    max-width: 46ch;
  }
  & .section-action {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  & > .section-body {
    min-width: 0;
  }
  &[data-width='text'] > .section-body {
    max-width: var(--measure);
  }
  @media ${wideLayout} {
    &[data-layout='stacked'] > header {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    &[data-layout='stacked'] > header:has(> .section-index) {
      grid-template-columns: calc((100% - 11 * var(--gap)) / 12) minmax(0, 1fr) auto;
    }
    &[data-layout='stacked'] .section-words {
      grid-column: -3;
    }
    &[data-layout='stacked'] .section-action {
      grid-column: -2;
    }
    &[data-layout='side'] {
      grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
      column-gap: var(--gap);
    }
    &[data-layout='side'] > header {
      align-content: start;
    }
  }
`;

/** A band of a page with its heading: a rule, a number, the title, and one action. */
export function Section(props: SectionProps) {
  const { title, index, lead, action, tone = 'paper', layout = 'stacked', id, level = 2, children } = props;
  const headingId = useId();
  const ruled = props.ruled ?? (title !== undefined && tone === 'paper');
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <Band
      id={id}
      data-tone={tone}
      data-ruled={ruled}
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      <Container>
        <Frame data-ruled={ruled} data-layout={layout} data-width={props.width}>
          {title !== undefined && (
            <header>
              {index !== undefined && (
                <span className="section-index" aria-hidden="true">
                  {index}
                </span>
              )}
              <div className="section-words">
                <Heading id={headingId}>{title}</Heading>
                {lead !== undefined && <p className="section-lead lead">{lead}</p>}
              </div>
              {action !== undefined && <div className="section-action">{action}</div>}
            </header>
          )}
          {children !== undefined && <div className="section-body">{children}</div>}
        </Frame>
      </Container>
    </Band>
  );
}

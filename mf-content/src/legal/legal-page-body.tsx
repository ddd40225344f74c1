import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { Container } from '@summit/shared-ui/layout/container';
import { getHeadings, RichText } from '@summit/shared-ui/layout/rich-text';

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--gap);
  padding-block: 28px var(--section);
  counter-reset: clause;
  overflow-wrap: anywhere;
  & > nav > h2 {
    font-size: var(--text-s);
    font-weight: 600;
    letter-spacing: 0;
    color: var(--ink-soft);
    margin-bottom: 8px;
  }
  & > nav > ol {
    list-style: none;
    padding: 0;
    border-bottom: 1px solid var(--hairline);
  }
  & > nav li {
    border-top: 1px solid var(--hairline);
  }
  & > nav a {
    display: flex;
    gap: 16px;
    align-items: baseline;
    min-height: 44px;
    padding-block: 10px;
    color: var(--ink);
    line-height: 1.3;
    text-decoration: none;
  }
  & > nav a:hover {
    color: var(--accent);
    text-decoration: underline;
  }
  & > nav a > span {
    min-width: 1.6em;
    color: var(--accent);
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & > .legal-changes {
    align-self: start;
    padding: 16px 20px;
    max-width: var(--measure);
    background: var(--wash);
  }
  & .legal-text h2 {
    counter-increment: clause;
    display: grid;
    grid-template-columns: 1.8em minmax(0, 1fr);
    padding-top: 20px;
    margin-top: 2em;
    border-top: 1px solid var(--ink);
  }
  & .legal-text h2::before {
    content: counter(clause);
    color: var(--accent);
    font-variant-numeric: tabular-nums;
  }
  & .legal-text > div > h2:first-of-type {
    margin-top: 0;
  }
  @media (min-width: 1000px) {
    grid-template: 'contents changes' auto 'contents text' 1fr / minmax(0, 4fr) minmax(0, 8fr);
    & > .legal-changes {
      grid-area: changes;
    }
    & > article {
      grid-area: text;
    }
    & > nav {
      grid-area: contents;
      position: sticky;
      top: calc(var(--bar-height) + 24px);
      align-self: start;
      max-height: calc(100dvh - var(--bar-height) - 48px);
      overflow-y: auto;
    }
  }
  /* The text is no wider than can be read: what changed stands beside it, and no column is empty. */
  @media (min-width: 1240px) {
    grid-template: 'contents text changes' 1fr / minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr);
  }
  @media print {
    & > nav {
      display: none;
    }
  }
`;

interface LegalPageBodyProps {
  html: string;
  /** What the last version changed. */
  changes: string;
}

/** A legal text of a readable width, with its numbered clauses listed beside it. */
export function LegalPageBody({ html, changes }: LegalPageBodyProps) {
  const getAddress = useAddressOf();
  const headings = getHeadings(html);
  return (
    <Container>
      <Body>
        {headings.length > 1 && (
          <nav aria-labelledby="contents">
            <h2 id="contents">On this page</h2>
            <ol>
              {headings.map(({ id, title }, index) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <span aria-hidden="true">{index + 1}</span>
                    {title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <p className="legal-changes">{changes}</p>
        <article>
          <div className="legal-text">
            <RichText html={html} getAddress={getAddress} />
          </div>
        </article>
      </Body>
    </Container>
  );
}

import { useAddressOf } from '@summit/shared-auth';
import { getHeadings, RichText } from '@summit/shared-ui/display/rich-text';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './legal-page-body.module.css';

interface LegalPageBodyProps {
  html: string;
  /** The changes of the last version. */
  changes: string;
}

/** A legal text with a readable width, and its numbered clauses as a list beside it. */
export function LegalPageBody({ html, changes }: LegalPageBodyProps) {
  const getAddress = useAddressOf();
  const headings = getHeadings(html);
  return (
    <Container>
      <div className={styles.body}>
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
        <p className={styles.legalChanges}>{changes}</p>
        <article>
          <div className={styles.legalText}>
            <RichText html={html} getAddress={getAddress} />
          </div>
        </article>
      </div>
    </Container>
  );
}

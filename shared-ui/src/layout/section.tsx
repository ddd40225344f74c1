import type { ReactNode } from 'react';
import { useId } from 'react';
import { Container } from './container.tsx';
import * as styles from './section.module.css';

export interface SectionProps {
  title?: ReactNode;
  /** A decorative number: `01`. */
  index?: string;
  lead?: ReactNode;
  /** Links or a button beside the heading. */
  action?: ReactNode;
  tone?: 'paper' | 'wash' | 'ink' | 'accent';
  /** `side` puts the heading in a separate column beside the content. */
  layout?: 'stacked' | 'side';
  id?: string;
  level?: 2 | 3;
  ruled?: boolean;
  width?: 'page' | 'text';
  children?: ReactNode;
}

/** A section of a page with its heading: a rule, a number, the title, and one action. */
export function Section(props: SectionProps) {
  const { title, index, lead, action, tone = 'paper', layout = 'stacked', id, level = 2, children } = props;
  const headingId = useId();
  const ruled = props.ruled ?? (title !== undefined && tone === 'paper');
  const Heading = level === 3 ? 'h3' : 'h2';
  return (
    <section
      className={styles.band}
      id={id}
      data-tone={tone}
      data-ruled={ruled}
      aria-labelledby={title === undefined ? undefined : headingId}
    >
      <Container>
        <div className={styles.frame} data-ruled={ruled} data-layout={layout} data-width={props.width}>
          {title !== undefined && (
            <header>
              {index !== undefined && (
                <span className={styles.sectionIndex} aria-hidden="true">
                  {index}
                </span>
              )}
              <div className={styles.sectionWords}>
                <Heading id={headingId}>{title}</Heading>
                {lead !== undefined && <p className={`${styles.sectionLead} lead`}>{lead}</p>}
              </div>
              {action !== undefined && <div className={styles.sectionAction}>{action}</div>}
            </header>
          )}
          {children !== undefined && <div className={styles.sectionBody}>{children}</div>}
        </div>
      </Container>
    </section>
  );
}

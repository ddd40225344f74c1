import type { CSSProperties, ReactNode } from 'react';
import type { HeaderKind } from '@summit/contract/site/header-heights';
import { Motif } from '../motion/motif.tsx';
import { Container } from './container.tsx';
import * as styles from './page-header.module.css';

export interface PageHeaderProps {
  /** Decides the height, which the settings may change, and the layout. */
  kind: HeaderKind;
  title: ReactNode;
  lead?: ReactNode;
  /** A short line above the title, such as date and place, or the edition. */
  eyebrow?: ReactNode;
  /** A decorative count or date at the far end. */
  meta?: ReactNode;
  /** One primary action, with an optional second one. */
  actions?: ReactNode;
  /** A picture, map or form beside the words. */
  aside?: ReactNode;
  /** A picture behind the words that fills the header; it should be dark at the upper left, where the words are. */
  picture?: ReactNode;
  /** The seed of the season's motif; short headers draw it faintly or not at all. */
  motifSeed?: number | string;
}
/** Kinds with a fixed height: a long title gets a smaller font. */
const fitted: HeaderKind[] = ['about', 'crypto', 'speakers', 'sponsors', 'attendees', 'plain'];
const drawn: HeaderKind[] = ['home', 'crypto'];

/** The top of a page, with its `<h1>`. */
export function PageHeader({
  kind,
  title,
  lead,
  eyebrow,
  meta,
  actions,
  aside,
  picture,
  motifSeed = 2027,
}: PageHeaderProps) {
  const letters = fitted.includes(kind) && typeof title === 'string' ? title.length : undefined;
  const style = { '--height': `var(--header-${kind})`, '--letters': letters } as CSSProperties;
  return (
    <header
      className={styles.pageHeader}
      data-kind={kind}
      data-fitted={letters && kind}
      data-tone={kind === 'home' || kind === 'crypto' || picture ? 'ink' : undefined}
      data-pictured={picture ? '' : undefined}
      style={style}
    >
      {drawn.includes(kind) && aside === undefined && (
        <div className={styles.headerMotif}>
          <Motif seed={motifSeed} variant="hero" />
        </div>
      )}
      {picture && <div className={styles.headerPicture}>{picture}</div>}
      <Container>
        <div className={styles.headerWords}>
          {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead !== undefined && <p className="lead">{lead}</p>}
          {actions !== undefined && <div className={styles.headerActions}>{actions}</div>}
        </div>
        {meta !== undefined && <div className={`${styles.headerMeta} figures`}>{meta}</div>}
        {aside !== undefined && <div className={styles.headerAside}>{aside}</div>}
      </Container>
    </header>
  );
}

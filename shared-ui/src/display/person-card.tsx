import type { ReactNode } from 'react';
import { Motif } from '../motion/motif.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './person-card.module.css';

export interface PersonCardProps {
  name: string;
  /** The profile's address; without it the card is no link. */
  to?: string;
  jobTitle?: string;
  company?: string;
  /** The portrait's address; without it large initials replace the picture. */
  picture?: string | null;
  /** Loads the portrait immediately: only for portraits above the fold. */
  priority?: boolean;
  level?: 2 | 3 | 4;
  /** A tag over the portrait. */
  note?: ReactNode;
  /** Buttons below the card, such as message and star. */
  children?: ReactNode;
}

/** A portrait of 4 by 5 with name, job title and company; the link covers the card. */
export function PersonCard(props: PersonCardProps) {
  const { name, to, jobTitle, company, picture, priority = false, level = 3, note, children } = props;
  const Heading = `h${level}` as const;
  return (
    <article className={styles.personCard} data-cover={to === undefined ? undefined : ''}>
      <div className={styles.personPortrait}>
        {picture ? (
          <img
            src={picture}
            alt=""
            width={400}
            height={500}
            loading={priority ? 'eager' : 'lazy'}
            decoding="async"
          />
        ) : (
          <>
            <Motif seed={name} variant="card" />
            <span aria-hidden="true">{[...name][0]}</span>
          </>
        )}
        {note !== undefined && <div className={styles.personNote}>{note}</div>}
      </div>
      <Heading>{to === undefined ? name : <SiteLink to={to}>{name}</SiteLink>}</Heading>
      {jobTitle !== undefined && <p>{jobTitle}</p>}
      {company !== undefined && <p className={styles.personCompany}>{company}</p>}
      {children}
    </article>
  );
}

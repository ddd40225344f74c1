import type { ReactNode } from 'react';
import { Icon } from '../display/icon.tsx';
import { SiteLink } from '../navigation/site-link.tsx';
import * as styles from './card.module.css';

export interface CardProps {
  /** Gives the card the awards' gold edge. */
  gold?: boolean;
  /** A picture with its own aspect ratio, which touches the card's edges. */
  media?: ReactNode;
  children: ReactNode;
}

/** A surface with a hairline that is not a link. */
export function Card({ gold = false, media, children }: CardProps) {
  return (
    <article className={styles.card} data-gold={gold}>
      {media}
      <div className={styles.cardBody}>{children}</div>
    </article>
  );
}

export interface CoverLinkCardProps {
  to: string;
  title: ReactNode;
  media?: ReactNode;
  eyebrow?: ReactNode;
  /** A last line below a hairline, such as date, price or count. */
  meta?: ReactNode;
  level?: 2 | 3 | 4;
  gold?: boolean;
  children?: ReactNode;
}

/** A card that is covered by one real link; buttons and links among its children stay usable above it. */
export function CoverLinkCard({
  to,
  title,
  media,
  eyebrow,
  meta,
  level = 3,
  gold = false,
  children,
}: CoverLinkCardProps) {
  const Heading = `h${level}` as const;
  return (
    <article className={styles.card} data-gold={gold} data-cover="">
      {media}
      <div className={styles.cardBody}>
        {eyebrow !== undefined && <p className="eyebrow">{eyebrow}</p>}
        <Heading>
          <SiteLink to={to}>{title}</SiteLink>
        </Heading>
        {children}
        <div className="card-foot figures">
          <span>{meta}</span>
          <Icon name="arrow-right" />
        </div>
      </div>
    </article>
  );
}

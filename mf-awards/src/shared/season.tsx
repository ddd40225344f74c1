import { Section } from '@summit/shared-ui/layout/section';
import { useSeasonDates } from './moment-words.ts';
import * as styles from './season.module.css';

interface SeasonProps {
  title: string;
  index: string;
  /** The next moment of the season, ISO 8601, whose date is highlighted. */
  next?: string | null;
}

/** The awards' dates among the organisers' key dates. */
export function Season({ title, index, next }: SeasonProps) {
  const dates = useSeasonDates();
  if (dates.length === 0) return null;
  return (
    <Section index={index} title={title} tone="ink">
      <ol className={styles.timeline} role="list">
        {dates.map((date) => (
          <li key={date.id} aria-current={isSameMoment(date.startsAt, next) ? 'step' : undefined}>
            <time dateTime={date.startsAt}>{date.day}</time>
            <span>{date.title}</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function isSameMoment(one: string, other: string | null | undefined): boolean {
  return typeof other === 'string' && Date.parse(one) === Date.parse(other);
}

import styled from '@emotion/styled';
import { Section } from '@summit/shared-ui/layout/section';
import { useSeasonDates } from './moment-words.ts';

const Timeline = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: 0 var(--gap);
  list-style: none;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 6px;
    padding-block: 28px 24px;
    border-top: 2px solid var(--gold-fill);
  }
  & > li::before {
    content: '';
    position: absolute;
    top: -7px;
    left: 0;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: var(--gold-fill);
  }
  & > [aria-current]::before {
    top: -10px;
    width: 18px;
    height: 18px;
    background: var(--paper);
    border: 4px solid var(--gold-fill);
  }
  & time {
    font-size: var(--h4);
    font-weight: 700;
    letter-spacing: -0.01em;
  }
`;

interface SeasonProps {
  title: string;
  index: string;
  /** The moment that the season waits for, ISO 8601: its date is marked. */
  next?: string | null;
}

/** The awards' own dates among the key dates that the organisers set. */
export function Season({ title, index, next }: SeasonProps) {
  const dates = useSeasonDates();
  if (dates.length === 0) return null;
  return (
    <Section index={index} title={title} tone="ink">
      <Timeline role="list">
        {dates.map((date) => (
          <li key={date.id} aria-current={isSameMoment(date.startsAt, next) ? 'step' : undefined}>
            <time dateTime={date.startsAt}>{date.day}</time>
            <span>{date.title}</span>
          </li>
        ))}
      </Timeline>
    </Section>
  );
}

function isSameMoment(one: string, other: string | null | undefined): boolean {
  return typeof other === 'string' && Date.parse(one) === Date.parse(other);
}

import { dayWords } from '@summit/contract/money-and-time/day-words';
import { keyDatePages } from '@summit/contract/season/key-date-pages';
import { StructuredData } from '@summit/shared-site/page/structured-data';
import { Tag } from '@summit/shared-ui/display/tag';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { useNow } from '../shared/sessions/use-now.ts';
import type { CalendarTexts } from './calendar-texts.ts';
import { type DateState, daysUntil, getStates } from './date-states.ts';
import * as styles from './key-date.module.css';
import { type KeyDate, useKeyDates } from './key-dates-response.ts';

import { keyDatesSchema } from '#server-only/calendar/key-date-schema.ts';

/** The past, current and future dates in chronological order. */
export function KeyDateList({ texts }: { texts: CalendarTexts }) {
  const keyDates = useKeyDates();
  const { dates, askedAt } = keyDates;
  const now = useNow(0, Number.POSITIVE_INFINITY) ?? askedAt;
  const states = getStates(dates, now);
  if (dates.length === 0) return <EmptyState level={2} title={texts['calendar.empty']} />;
  return (
    <>
      <StructuredData of={() => keyDatesSchema(keyDates)} />
      <ol className={styles.keyDate} role="list">
        {dates.map((date, place) => (
          <KeyDateItem key={date.id} date={date} state={states[place] ?? 'later'} now={now} texts={texts} />
        ))}
      </ol>
    </>
  );
}

interface KeyDateItemProps {
  date: KeyDate;
  state: DateState;
  now: number;
  texts: CalendarTexts;
}

function KeyDateItem({ date, state, now, texts }: KeyDateItemProps) {
  const { title, kind, day, startsAt, words, untilWords } = date;
  const parts = dayWords(day);
  return (
    <li data-state={state}>
      <p className={styles.numeral} aria-hidden="true">
        <span>{parts.date}</span>
        {parts.month} {parts.year}
      </p>
      <div className="words">
        <h2 dir="auto">{state === 'past' ? title : <SiteLink to={keyDatePages[kind]}>{title}</SiteLink>}</h2>
        <p>
          <time dateTime={startsAt}>{words}</time>
        </p>
      </div>
      <p className="state">
        <Tag tone={state === 'now' ? 'accent' : 'plain'}>{texts[`calendar.state.${state}`]}</Tag>
        {state === 'now' && untilWords !== null && <span>until {untilWords}</span>}
        {state === 'next' && <span>{daysUntil(startsAt, now)}</span>}
      </p>
    </li>
  );
}

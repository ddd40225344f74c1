import { dayWords } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { DaySessions } from './day-sessions.tsx';
import * as styles from './days-section.module.css';
import type { HomeTexts } from './home-texts.ts';

/** The days of the event with the subject of each; all of them link to their programme. */
export function DaysSection({ texts, days }: { texts: HomeTexts; days: readonly string[] }) {
  const ideas = [
    { title: texts['home.events.day1.title'], text: texts['home.events.day1.text'] },
    { title: texts['home.events.day2.title'], text: texts['home.events.day2.text'] },
    { title: texts['home.events.day3.title'], text: texts['home.events.day3.text'] },
  ];
  return (
    <Section
      id={homeAnchors.events}
      title={texts['home.events.title']}
      lead={texts['home.events.lead']}
      action={
        <SiteLink className="arrow-link" to={href(pages.agenda)}>
          {texts['home.hero.secondary']}
        </SiteLink>
      }
    >
      <ol className={styles.days} role="list">
        {ideas.map(({ title, text }, place) => {
          const day = days[place];
          const words = day === undefined ? null : dayWords(day);
          return (
            <li key={title}>
              <span className={styles.date} aria-hidden="true">
                {words?.date ?? place + 1}
              </span>
              <p className="eyebrow">
                {words ? `${words.weekday} ${words.date} ${words.month}` : `Day ${place + 1}`}
              </p>
              <h3>
                <SiteLink to={href(pages.agenda, { search: { day } })}>{title}</SiteLink>
              </h3>
              <p>{text}</p>
              {day && (
                <DataPart label="sessions" skeleton={<Skeleton height={44} lines={3} />}>
                  <DaySessions day={day} />
                </DataPart>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

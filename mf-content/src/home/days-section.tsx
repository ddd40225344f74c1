import styled from '@emotion/styled';
import { dayWords } from '@summit/contract/money-and-time/day-words';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { DataPart } from '@summit/shared-site/data/data-part';
import { Skeleton } from '@summit/shared-ui/feedback/skeleton';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { Section } from '@summit/shared-ui/layout/section';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { DaySessions } from './day-sessions.tsx';
import type { HomeTexts } from './home-texts.ts';

const Days = styled.ol`
  ${coverLinks}
  display: grid;
  gap: 0 var(--gap);
  list-style: none;
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 24px;
    align-content: start;
    padding-block: 20px 28px;
    border-top: 1px solid var(--hairline);
  }
  & .date {
    grid-row: 1 / span 4;
    min-width: 1.15em;
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.85;
    letter-spacing: -0.06em;
    font-variant-numeric: tabular-nums;
    transition: color var(--quick);
  }
  & > li:hover :is(.date, h3) {
    color: var(--accent);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    & > li {
      grid-template-columns: minmax(0, 1fr);
      gap: 10px;
      padding-block: 16px 0;
      border-top-color: var(--ink);
    }
    & .date {
      grid-row: auto;
      padding-block: 8px 20px;
    }
  }
`;

/** The days of the event, one idea each; every one links to its programme. */
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
      <Days role="list">
        {ideas.map(({ title, text }, place) => {
          const day = days[place];
          const words = day === undefined ? null : dayWords(day);
          return (
            <li key={title}>
              <span className="date" aria-hidden="true">
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
      </Days>
    </Section>
  );
}

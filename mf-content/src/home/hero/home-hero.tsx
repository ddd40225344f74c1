import { daySpan } from '@summit/contract/money-and-time/day-words';
import { getHeaderKind } from '@summit/contract/site/header-kind';
import { href } from '@summit/contract/site/href';
import { redirects } from '@summit/contract/site/redirects';
import * as pages from '@summit/contract/site/site-map';
import type { EventFacts } from '@summit/shared-site/event/event-facts';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { PageHeader } from '@summit/shared-ui/layout/page-header';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import type { HomeTexts } from '../home-texts.ts';
import { Countdown } from './countdown.tsx';
import { HeroNames } from './hero-names.tsx';
import * as styles from './home-hero.module.css';

/** The subject of the event, its date and place, and the registration; after the event, links to what happened. */
export function HomeHero({ texts, facts }: { texts: HomeTexts; facts: EventFacts | null }) {
  const isOver = facts?.isOver ?? false;
  return (
    <PageHeader
      kind={getHeaderKind('home')}
      eyebrow={facts ? dateAndPlace(facts.event) : texts['home.hero.eyebrow']}
      title={texts['home.hero.title']}
      lead={texts[isOver ? 'home.over.lead' : 'home.hero.lead']}
      motifSeed={facts?.motifSeed}
      actions={
        <div className={styles.actions}>
          {(facts?.registrationIsEnabled ?? true) && (
            <ButtonLink to={href(pages.registration)} size="large" icon="arrow-right">
              {texts['home.hero.action']}
            </ButtonLink>
          )}
          {isOver && (
            <ButtonLink to={href(redirects.awards)} size="large" icon="arrow-right">
              {texts['home.over.action']}
            </ButtonLink>
          )}
          <SiteLink className="arrow-link" to={href(isOver ? pages.photoGallery : pages.agenda)}>
            {texts[isOver ? 'home.over.secondary' : 'home.hero.secondary']}
          </SiteLink>
        </div>
      }
      meta={
        facts?.doors &&
        !isOver && (
          <>
            <HeroNames label={texts['home.hero.speakers']} />
            <Countdown
              label={texts['home.countdown.label']}
              until={facts.doors.openAt}
              untilWords={facts.doors.openWords}
            />
          </>
        )
      }
    />
  );
}

function dateAndPlace({ startsOn, endsOn, venue, city }: EventFacts['event']): string {
  return `${daySpan(startsOn, endsOn)}, ${[venue, city].filter(Boolean).join(', ')}`;
}

import { getTrack } from '@summit/contract/awards/awards-status';
import * as settingsCalls from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { useServerData, useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Section } from '@summit/shared-ui/layout/section';
import { Stack } from '@summit/shared-ui/layout/stack';
import { OpenAwardsPage } from '../shared/open-awards-page.tsx';
import { Season } from '../shared/season.tsx';
import * as styles from './pre-wining.module.css';
import { OpeningMoment } from './stage/opening-moment.tsx';
import { SealedEnvelope } from './stage/sealed-envelope.tsx';
import { Stage } from './stage/stage.tsx';
import { useStepPage } from './waiting-data.ts';

interface PreWiningProps {
  page: 'awardsPreWining' | 'awardsIndividualPreWining';
}

/** The page after the votes: sealed envelopes, the time of the ceremony, and which facts stay secret until then. */
export function PreWining({ page }: PreWiningProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const { text, opensAt } = useStepPage('preWining');
  const { awards } = useServerData(settingsCalls.settings);
  const startsAt = awards.ceremonyAt ?? opensAt;
  return (
    <OpenAwardsPage page={page}>
      <div data-tone="ink">
        <Stage
          words={
            <>
              <OpeningMoment label={texts['awardsPreWining.opens']} at={startsAt} />
              <p className="lead">{text}</p>
              <Stack row wrap gap={2}>
                <ButtonLink to={href(pages.awardsShortlisted)} variant="gold">
                  {texts['awards.season.toShortlist']}
                </ButtonLink>
                <ButtonLink to={href(pages.calendar)} variant="secondary">
                  {texts['awards.season.toCalendar']}
                </ButtonLink>
              </Stack>
            </>
          }
          figure={
            <SealedEnvelope
              seal={texts['awardsPreWining.sealed']}
              seed={`sealed ${awards.year} ${getTrack(page)}`}
            />
          }
        />
      </div>
      <Section layout="side" index="01" title={texts['awardsPreWining.embargo.title']}>
        <Stack gap={3}>
          <p className={styles.notice}>{texts['awardsPreWining.embargo.text']}</p>
          <p className="soft">{texts['awardsPreWining.press.text']}</p>
        </Stack>
      </Section>
      <Season title={texts['awards.season.timeline']} index="02" next={startsAt} />
    </OpenAwardsPage>
  );
}

import * as awardsCalls from '@summit/contract/calls/awards';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import { textRows } from '@summit/contract/words/text-lookup';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { Motif } from '@summit/shared-ui/motion/motif';
import type { HomeTexts } from '../home-texts.ts';
import * as styles from './awards-teaser.module.css';

interface AwardsTeaserProps {
  texts: HomeTexts;
  motifSeed: number;
}

/** The present status of the awards in words, with a link to the open page. Empty while it is unknown. */
export function AwardsTeaser({ texts, motifSeed }: AwardsTeaserProps) {
  const season = useServerView(seasonView);
  if (!season) return null;
  const [[title = '', text = '', action = ''] = []] = textRows(texts[`home.awards.${season.mood}`]);
  return (
    <section
      className={styles.band}
      id={homeAnchors.awards}
      data-tone="ink"
      aria-label={texts['home.awards.eyebrow']}
    >
      <div className={styles.awardsMotif}>
        <Motif seed={`awards ${motifSeed}`} variant="card" />
      </div>
      <Container>
        <div className={styles.awardsWords}>
          <p className="eyebrow">{texts['home.awards.eyebrow']}</p>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink to={season.to} size="large" icon="arrow-right">
            {action}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}

/** The status of the awards, and the page that is open; null while that is unknown. */
const seasonView = serverView('content.awardsSeason', [awardsCalls.awardsStatus], async ({ call }) => {
  const [status, statuses, frame, links, rows] = await Promise.all([
    call(awardsCalls.awardsStatus),
    // Only visitors who come from another page need these tables in the browser.
    import('@summit/contract/awards/awards-status'),
    import('@summit/contract/awards/awards-frame'),
    import('@summit/contract/site/href'),
    import('@summit/contract/awards/awards-pages'),
  ]).catch(() => [null, null, null, null, null] as const);
  if (!status || !statuses || !frame || !links || !rows) return null;
  const { leadsTo } = statuses.awardsStatusFacts[status.awardsStatus];
  return {
    mood: frame.awardsFrameFacts[status.awardsStatus].footerMood,
    to: links.href(rows.awardsPages[leadsTo.Company]),
  };
});

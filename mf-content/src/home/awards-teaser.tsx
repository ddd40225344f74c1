import styled from '@emotion/styled';
import * as awardsCalls from '@summit/contract/calls/awards';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import { textRows } from '@summit/contract/words/text-lookup';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { Container } from '@summit/shared-ui/layout/container';
import { Motif } from '@summit/shared-ui/motion/motif';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';
import type { HomeTexts } from './home-texts.ts';

const Band = styled.section`
  position: relative;
  overflow: hidden;
  isolation: isolate;
  padding-block: var(--section);
  overflow-wrap: anywhere;
  & .awards-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    justify-items: start;
  }
  & .eyebrow {
    color: var(--gold);
  }
  & h2 {
    max-width: 13em;
    font-size: var(--h1);
    font-weight: 780;
    line-height: 1;
    letter-spacing: -0.035em;
  }
  & .lead {
    max-width: 40ch;
  }
  & .awards-motif {
    /* Gold belongs to the awards alone. Here and not on the band, whose tone sets its own accent in the dark. */
    --accent: var(--gold);
    position: absolute;
    z-index: -1;
    inset: 0 0 0 58%;
    mask-image: linear-gradient(to right, transparent, #000 60%);
  }
  @media ${mobileLayout} {
    & .awards-motif {
      display: none;
    }
  }
`;

interface AwardsTeaserProps {
  texts: HomeTexts;
  motifSeed: number;
}

/** What the awards are at now, in the words for their status, with the way there. Nothing while that is unknown. */
export function AwardsTeaser({ texts, motifSeed }: AwardsTeaserProps) {
  const season = useServerView(seasonView);
  if (!season) return null;
  const [[title = '', text = '', action = ''] = []] = textRows(texts[`home.awards.${season.mood}`]);
  return (
    <Band id={homeAnchors.awards} data-tone="ink" aria-label={texts['home.awards.eyebrow']}>
      <div className="awards-motif">
        <Motif seed={`awards ${motifSeed}`} variant="card" />
      </div>
      <Container>
        <div className="awards-words">
          <p className="eyebrow">{texts['home.awards.eyebrow']}</p>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink to={season.to} size="large" icon="arrow-right">
            {action}
          </ButtonLink>
        </div>
      </Container>
    </Band>
  );
}

/** What the awards are at now, and the page that is open; null while that is unknown. */
const seasonView = serverView('content.awardsSeason', [awardsCalls.awardsStatus], async ({ call }) => {
  const [status, statuses, frame, links, rows] = await Promise.all([
    call(awardsCalls.awardsStatus),
    // With the map of all pages, which only who comes from another page needs in the browser.
    import('@summit/contract/awards/awards-status'),
    import('@summit/contract/awards/awards-frame'),
    import('@summit/contract/site/href'),
    import('@summit/contract/site/page-by-id'),
  ]).catch(() => [null, null, null, null, null] as const);
  if (!status || !statuses || !frame || !links || !rows) return null;
  const { leadsTo } = statuses.awardsStatusFacts[status.awardsStatus];
  return {
    mood: frame.awardsFrameFacts[status.awardsStatus].footerMood,
    to: links.href(rows.pageById(leadsTo.Company)),
  };
});

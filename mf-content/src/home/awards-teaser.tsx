import styled from '@emotion/styled';
import { awardsStatusFacts } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import { href } from '@summit/contract/href';
import { textRows } from '@summit/contract/text-lookup';
import { useOptionalData } from '@summit/shared-auth/server-view';
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
  /* Gold belongs to the awards alone. */
  --accent: var(--gold);
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
  const status = useOptionalData(awardsCalls.awardsStatus)?.awardsStatus;
  if (!status) return null;
  const { footerMood, leadsTo } = awardsStatusFacts[status];
  const [[title = '', text = '', action = ''] = []] = textRows(texts[`home.awards.${footerMood}`]);
  return (
    <Band data-tone="ink" aria-label={texts['home.awards.eyebrow']}>
      <div className="awards-motif">
        <Motif seed={`awards ${motifSeed}`} variant="card" />
      </div>
      <Container>
        <div className="awards-words">
          <p className="eyebrow">{texts['home.awards.eyebrow']}</p>
          <h2>{title}</h2>
          <p className="lead">{text}</p>
          <ButtonLink to={href(leadsTo.Company)} size="large" icon="arrow-right">
            {action}
          </ButtonLink>
        </div>
      </Container>
    </Band>
  );
}

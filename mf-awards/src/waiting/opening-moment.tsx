import styled from '@emotion/styled';
import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { useMomentWords } from '../shared/moment-words.ts';
import { TimeLeftRow } from './time-left-row.tsx';

const Moment = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 20px;
  & time {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: end;
    column-gap: 20px;
  }
  & .moment-day {
    font-size: clamp(6rem, 17vw, 13rem);
    font-weight: 780;
    line-height: 0.78;
    letter-spacing: -0.06em;
    font-variant-numeric: tabular-nums;
    padding-bottom: 0.14em;
    border-bottom: 0.07em solid var(--gold-fill);
  }
  & .moment-words {
    display: grid;
    font-size: var(--h3);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
  & .moment-words small {
    font-size: var(--text);
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
`;

interface OpeningMomentProps {
  label: string;
  /** ISO 8601; null while the organisers have not set it. */
  at: string | null;
}

/** When something of the awards begins, unless that is over: the day in large figures, the hour at the venue, and how long it still is. */
export function OpeningMoment({ label, at }: OpeningMomentProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const words = useMomentWords(at);
  if (at === null || !words || words.isPast) return <p className="lead">{texts['awards.season.unknown']}</p>;
  const [weekday, day, ...month] = words.fullDay.split(' ');
  const hour = fillText(texts['awards.season.at'], { time: words.time });
  return (
    <Moment>
      <p className="eyebrow">{label}</p>
      <time dateTime={at}>
        <span className="moment-day">{day} </span>
        <span className="moment-words">
          <span>{month.join(' ')} </span>
          <small>
            {weekday}, {hour}
          </small>
        </span>
      </time>
      <TimeLeftRow label={texts['awards.season.timeLeft']} until={at} over={texts['awards.season.now']} />
    </Moment>
  );
}

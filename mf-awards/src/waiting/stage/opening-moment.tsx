import { awardsSeasonTexts } from '@summit/contract/texts/awards-season';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { useMomentWords } from '../../shared/moment-words.ts';
import * as styles from './opening-moment.module.css';
import { TimeLeftRow } from './time-left-row.tsx';

interface OpeningMomentProps {
  label: string;
  /** ISO 8601; null while the organisers have not set it. */
  at: string | null;
}

/** When a step of the awards begins, unless it is over: the day in large figures, the time at the venue, and a countdown. */
export function OpeningMoment({ label, at }: OpeningMomentProps) {
  const texts = useServerTexts(awardsSeasonTexts, 'awards');
  const words = useMomentWords(at);
  if (at === null || !words || words.isPast) return <p className="lead">{texts['awards.season.unknown']}</p>;
  const [weekday, day, ...month] = words.fullDay.split(' ');
  const hour = fillText(texts['awards.season.at'], { time: words.time });
  return (
    <div className={styles.moment}>
      <p className="eyebrow">{label}</p>
      <time dateTime={at}>
        <span className={styles.momentDay}>{day} </span>
        <span className={styles.momentWords}>
          <span>{month.join(' ')} </span>
          <small>
            {weekday}, {hour}
          </small>
        </span>
      </time>
      <TimeLeftRow label={texts['awards.season.timeLeft']} until={at} over={texts['awards.season.now']} />
    </div>
  );
}

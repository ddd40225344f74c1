import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { useVotedMoment } from './use-voted-moment.ts';

/** Says that a ballot counts although the response to it was lost. */
export function ArrivedBallot({ votedAt }: { votedAt: string | null }) {
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  const time = useVotedMoment(votedAt);
  return (
    <Notice tone="success" title={texts['awardsBallot.arrived.title']} live>
      {fillText(texts['awardsBallot.arrived.text'], { time })}
    </Notice>
  );
}

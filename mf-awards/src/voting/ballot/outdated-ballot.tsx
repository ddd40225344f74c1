import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { useServerTexts } from '@summit/shared-auth';
import { Notice } from '@summit/shared-ui/feedback/notice';

/** Says that a ballot was refused because one of the chosen nominees was withdrawn. */
export function OutdatedBallot() {
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  return (
    <Notice tone="danger" title={texts['awardsBallot.review.failed']} live>
      {texts['awardsBallot.outdated.text']} {texts['awardsBallot.review.saved']}
    </Notice>
  );
}

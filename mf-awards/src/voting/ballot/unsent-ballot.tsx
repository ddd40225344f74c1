import { awardsBallotTexts } from '@summit/contract/texts/awards-ballot';
import { fillText } from '@summit/contract/words/text-lookup';
import { useServerTexts } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { Notice } from '@summit/shared-ui/feedback/notice';
import { Stack } from '@summit/shared-ui/layout/stack';
import type { CategoryOnBallot } from '../../shared/awards-data.ts';
import type { Choices } from './ballot-store.ts';
import { useVotedMoment } from './use-voted-moment.ts';

interface UnsentBallotProps {
  categories: readonly CategoryOnBallot[];
  choices: Choices;
  /** When the ballot that counts was cast; ISO 8601. */
  votedAt: string | null;
  onRemove: () => void;
}

/** The choices on this device that do not count, because another ballot was cast before. */
export function UnsentBallot({ categories, choices, votedAt, onRemove }: UnsentBallotProps) {
  const texts = useServerTexts(awardsBallotTexts, 'awards');
  const time = useVotedMoment(votedAt);
  const chosen = categories.flatMap(({ id, name, nominees }) => {
    const names = nominees.filter((nominee) => choices[id]?.includes(nominee.id)).map((one) => one.name);
    return names.length > 0 ? [`${name}: ${names.join(', ')}`] : [];
  });
  return (
    <Notice tone="warning" title={texts['awardsBallot.unsent.title']} live>
      <Stack gap={2}>
        <p>{fillText(texts['awardsBallot.unsent.text'], { time })}</p>
        <ul>
          {chosen.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <div>
          <Button variant="secondary" onClick={onRemove}>
            {texts['awardsBallot.unsent.remove']}
          </Button>
        </div>
      </Stack>
    </Notice>
  );
}

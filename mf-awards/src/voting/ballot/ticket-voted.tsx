import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';

/** Shown instead of the ballot to those whose ticket has voted before it became theirs. */
export function TicketVoted() {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <div>
      <h2>{texts['awardsVotingStepOne.ticketVoted.title']}</h2>
      <p className="lead">{texts['awardsVotingStepOne.ticketVoted.text']}</p>
    </div>
  );
}

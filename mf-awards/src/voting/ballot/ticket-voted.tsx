import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';

/** Shown instead of the ballot to an attendee whose ticket had already voted before it was transferred to them. */
export function TicketVoted() {
  const texts = useServerTexts(awardsTexts, 'awards');
  return (
    <div>
      <h2>{texts['awardsVotingStepOne.ticketVoted.title']}</h2>
      <p className="lead">{texts['awardsVotingStepOne.ticketVoted.text']}</p>
    </div>
  );
}

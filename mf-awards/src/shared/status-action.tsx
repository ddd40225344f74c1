import { awardsPages } from '@summit/contract/awards/awards-pages';
import { awardsPageState, type AwardsStatus, awardsStatusFacts } from '@summit/contract/awards/awards-status';
import { href } from '@summit/contract/site/href';
import type { AwardsTrack } from '@summit/contract/site/page';
import { awardsTexts } from '@summit/contract/texts/awards';
import { useServerTexts } from '@summit/shared-auth';
import { ButtonLink } from '@summit/shared-ui/actions/button-link';
import { useAwardsStatuses } from './awards-data.ts';

const actions: Partial<Record<AwardsStatus, keyof typeof awardsTexts & `awardsWelcome.action.${string}`>> = {
  Nomination: 'awardsWelcome.action.nominate',
  VoteOne: 'awardsWelcome.action.vote',
  VoteTwo: 'awardsWelcome.action.vote',
  Wining: 'awardsWelcome.action.winners',
};

interface StatusActionProps {
  track: AwardsTrack;
  /** The status whose action is offered, as long as the track's status allows it; the track's status when absent. */
  wanted?: AwardsStatus;
}

/** A button for the visitor's action in the present status of a track; empty while there is only waiting. */
export function StatusAction({ track, wanted }: StatusActionProps) {
  const texts = useServerTexts(awardsTexts, 'awardsWelcome.');
  const present = useAwardsStatuses()[track];
  const isOpen = wanted && awardsPageState(awardsStatusFacts[wanted].leadsTo[track], present).open;
  const status = isOpen ? wanted : present;
  const action = actions[status];
  if (!action) return null;
  return (
    <ButtonLink to={href(awardsPages[awardsStatusFacts[status].leadsTo[track]])} variant="gold">
      {texts[action]}
    </ButtonLink>
  );
}

import { type AwardsStatus, awardsStatusFacts } from '@summit/contract/awards-status';
import { href } from '@summit/contract/href';
import type { AwardsTrack } from '@summit/contract/site-map';
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

/** One action: what a visitor can do in the present status of a track; nothing where there is only waiting. */
export function StatusAction({ track }: { track: AwardsTrack }) {
  const texts = useServerTexts(awardsTexts, 'awardsWelcome.');
  const status = useAwardsStatuses()[track];
  const action = actions[status];
  if (!action) return null;
  return (
    <ButtonLink to={href(awardsStatusFacts[status].leadsTo[track])} variant="gold">
      {texts[action]}
    </ButtonLink>
  );
}

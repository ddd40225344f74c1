import { useState } from 'react';
import * as awardsCalls from '@summit/contract/calls/awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import { useServerData } from '@summit/shared-auth';
import { Stack } from '@summit/shared-ui/layout/stack';
import { categoriesQuery } from '../shared/awards-data.ts';
import { nominationDraft } from './left-nomination.ts';
import { NominationForm } from './nomination-form.tsx';
import { OwnNomination } from './own-nomination.tsx';
import { UnsentNomination } from './unsent-nomination.tsx';

interface MyNominationProps {
  track: AwardsTrack;
  attendeeId: string;
}

/** The form, or the nomination that the attendee has already sent: there is one for each track. */
export function MyNomination({ track, attendeeId }: MyNominationProps) {
  const { nominations } = useServerData(awardsCalls.myNominations);
  const { nominationCategories } = useServerData(awardsCalls.nominationCategories, categoriesQuery());
  const [justSent, setJustSent] = useState(false);
  const categories = nominationCategories.filter(({ awardsType }) => awardsType === track);
  const own = nominations.find(({ awardsType }) => awardsType === track);
  if (own) {
    const alsoSent = nominations.some(({ awardsType }) => awardsType !== track);
    return (
      <Stack gap={4}>
        {!justSent && (
          <UnsentNomination
            draftName={nominationDraft(track, attendeeId)}
            sent={own}
            categories={categories}
          />
        )}
        <OwnNomination nomination={own} categories={categories} justSent={justSent} offersOther={!alsoSent} />
      </Stack>
    );
  }
  return (
    <NominationForm
      key={track}
      track={track}
      attendeeId={attendeeId}
      categories={categories}
      onSent={() => setJustSent(true)}
    />
  );
}

import * as settingsCalls from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { InvitationVisit } from '../shared/invitations/invitation-visit.tsx';
import { SignedInAlready } from '../shared/steps/lazy-signed-in-already.ts';
import { WhileOpen } from '../shared/steps/while-open.tsx';
import { useFeaturedTexts } from '../shared/texts/use-featured-texts.ts';
import type { FeaturedValues } from './featured-fields.ts';
import { FeaturedForm } from './featured-form.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedRefused } from './featured-refused.tsx';
import { FeaturedThanks } from './featured-thanks.tsx';
import {
  type FeaturedInvitation,
  type FeaturedRefusal,
  useFeaturedInvitation,
} from './use-featured-invitation.ts';

/** The page of a visitor with an invitation link from the organisers. */
export function FeaturedVisit({ token }: { token: string }) {
  const texts = useFeaturedTexts();
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const lead = texts['registrationFeatured.header.lead'];
  return (
    <InvitationVisit<FeaturedInvitation, FeaturedRefusal, FeaturedValues>
      kind="Featured"
      failed={{
        title: texts['registrationFeatured.failed.title'],
        safe: texts['registrationFeatured.failed.safe'],
      }}
      check={useFeaturedInvitation(token)}
      frame={FeaturedFrame}
      form={({ invitation, closed, onSending, onOutcome }) => (
        <FeaturedFrame lead={closed || !registrationIsEnabled ? undefined : lead}>
          <WhileOpen closed={closed}>
            <FeaturedForm
              token={token}
              invitation={invitation}
              onSending={onSending}
              onRegistered={(person) => onOutcome({ state: 'registered', person })}
              onRefused={(refusal) => onOutcome({ state: 'refused', refusal })}
              onClosed={() => onOutcome({ state: 'closed' })}
            />
          </WhileOpen>
        </FeaturedFrame>
      )}
      refused={({ refusal, afterSending }) => (
        <FeaturedFrame>
          <FeaturedRefused refusal={refusal} texts={texts} afterSending={afterSending} />
        </FeaturedFrame>
      )}
      signedIn={(visitor) => <SignedInAlready {...visitor} kind="Featured" />}
      thanks={(person) => <FeaturedThanks person={person} texts={texts} />}
    />
  );
}

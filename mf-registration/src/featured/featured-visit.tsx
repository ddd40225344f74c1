import { settingsCalls } from '@summit/contract/calls/settings';
import { useServerData } from '@summit/shared-auth';
import { ErrorState } from '@summit/shared-ui/feedback/error-state';
import { useState } from 'react';
import { AttendeeUnreachable } from '../shared/attendee-unreachable.tsx';
import { RegistrationClosed } from '../shared/registration-closed.tsx';
import { useFeaturedTexts } from '../shared/use-featured-texts.ts';
import { useRegistrationTexts } from '../shared/use-registration-texts.ts';
import { useVisitor } from '../shared/visitor.ts';
import type { FeaturedValues } from './featured-fields.ts';
import { FeaturedForm } from './featured-form.tsx';
import { InvitationSkeleton } from '../shared/invitation-skeleton.tsx';
import { FeaturedFrame } from './featured-frame.tsx';
import { FeaturedRefused } from './featured-refused.tsx';
import { FeaturedSignedIn } from './featured-signed-in.tsx';
import { FeaturedThanks } from './featured-thanks.tsx';
import { useFeaturedInvitation, type FeaturedRefusal } from './use-featured-invitation.ts';

/** What has become of the form since it was sent. */
type Outcome =
  | { kind: 'registered'; person: FeaturedValues }
  | { kind: 'refused'; refusal: FeaturedRefusal }
  | { kind: 'closed' };

/** Somebody comes with the link by which the organisers invite them. */
export function FeaturedVisit({ token }: { token: string }) {
  const texts = useFeaturedTexts();
  // What the form and its neighbours need: waited for later it would take away what is shown by then.
  const registration = useRegistrationTexts();
  const { registrationIsEnabled } = useServerData(settingsCalls.globalSettings);
  const visitor = useVisitor();
  const check = useFeaturedInvitation(token);
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  if (outcome?.kind === 'registered') return <FeaturedThanks person={outcome.person} texts={texts} />;
  if (outcome?.kind === 'refused') {
    return (
      <FeaturedFrame>
        <FeaturedRefused refusal={outcome.refusal} texts={texts} afterSending />
      </FeaturedFrame>
    );
  }
  // The session that the registration begins must not interrupt it.
  if (!sending && visitor.state === 'waiting') return <InvitationSkeleton />;
  if (!sending && visitor.state === 'unreachable') {
    return (
      <FeaturedFrame>
        <AttendeeUnreachable />
      </FeaturedFrame>
    );
  }
  switch (check.state) {
    case 'waiting':
      return <InvitationSkeleton />;
    case 'refused':
      return (
        <FeaturedFrame>
          <FeaturedRefused refusal={check.refusal} texts={texts} afterSending={false} />
        </FeaturedFrame>
      );
    case 'failed':
      return (
        <FeaturedFrame>
          <ErrorState
            level={2}
            title={texts['registrationFeatured.failed.title']}
            error={check.error}
            safe={texts['registrationFeatured.failed.safe']}
            onRetry={check.onRetry}
          />
        </FeaturedFrame>
      );
    case 'open':
      if (visitor.state === 'attendee' && !sending) {
        return (
          <FeaturedFrame>
            <FeaturedSignedIn {...visitor} texts={texts} />
          </FeaturedFrame>
        );
      }
      if (!registrationIsEnabled || outcome?.kind === 'closed') {
        return (
          <FeaturedFrame>
            <RegistrationClosed texts={registration} />
          </FeaturedFrame>
        );
      }
      return (
        <FeaturedFrame lead={texts['registrationFeatured.header.lead']}>
          <FeaturedForm
            token={token}
            invitation={check.invitation}
            onSending={setSending}
            onRegistered={(person) => setOutcome({ kind: 'registered', person })}
            onRefused={(refusal) => setOutcome({ kind: 'refused', refusal })}
            onClosed={() => setOutcome({ kind: 'closed' })}
          />
        </FeaturedFrame>
      );
  }
}

import type { RegistrationStatus } from '@summit/contract/registration-status';
import { fillText } from '@summit/contract/text-lookup';
import type { AttendeeDetails } from '@summit/shared-auth';
import { SignedInAlready } from '../shared/signed-in-already.tsx';
import type { FeaturedTexts } from '../shared/use-featured-texts.ts';

interface FeaturedSignedInProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  texts: FeaturedTexts;
}

/** Somebody who is logged in opens an invitation that nobody has used. */
export function FeaturedSignedIn({ attendee, status, texts }: FeaturedSignedInProps) {
  const situation = status === 'Completed' ? 'registered' : 'begun';
  return (
    <SignedInAlready
      attendee={attendee}
      status={status}
      title={texts[`registrationFeatured.${situation}.title`]}
      text={fillText(texts[`registrationFeatured.${situation}.text`], {
        name: `${attendee.firstName} ${attendee.lastName}`,
      })}
      ticket={texts['registrationFeatured.ticket']}
      logout={texts['registrationFeatured.logout']}
    />
  );
}

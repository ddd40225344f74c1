import type { RegistrationStatus } from '@summit/contract/registration-status';
import { fillText } from '@summit/contract/text-lookup';
import type { AttendeeDetails } from '@summit/shared-auth';
import { SignedInAlready } from '../shared/signed-in-already.tsx';
import { useInvitedTexts } from '../shared/use-invited-texts.ts';

interface InvitedSignedInProps {
  attendee: AttendeeDetails;
  status: RegistrationStatus;
  inviterName: string;
}

/** Somebody who is logged in opens the link of an invitation that nobody has used. */
export function InvitedSignedIn({ attendee, status, inviterName }: InvitedSignedInProps) {
  const texts = useInvitedTexts();
  const situation = status === 'Completed' ? 'registered' : 'begun';
  return (
    <SignedInAlready
      attendee={attendee}
      status={status}
      title={texts[`registrationAttendee.invited.${situation}.title`]}
      text={fillText(texts[`registrationAttendee.invited.${situation}.text`], {
        name: `${attendee.firstName} ${attendee.lastName}`,
        inviter: inviterName,
      })}
      ticket={texts['registrationAttendee.invited.registered.action']}
      logout={texts['registrationAttendee.invited.logout']}
    />
  );
}

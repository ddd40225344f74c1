import { Typography } from '@mui/material';
import { countryName } from '@summit/contract/contact-details/country-name';
import { registrationStatusNames } from '@summit/contract/organising/registration-status-names';
import { Facts } from '../../shared/parts/facts.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { usePermitted } from '../../shared/session/permitted.ts';
import { type Attendee, typeName } from '../../shared/words/attendee-words.ts';

/** An attendee's name, category and place. */
export function AttendeeFacts({ attendee }: { attendee: Attendee }) {
  const { email, isConfirmed, phone, company, jobTitle, country, category, attendeeType } = attendee;
  const { registrationStatus, ticketNumber, place, createdAt } = attendee;
  const cameAs = typeName(attendeeType);
  return (
    <Facts
      facts={[
        { name: 'Status', value: registrationStatusNames[registrationStatus] },
        { name: 'Email', value: `${email}\n${isConfirmed ? 'Confirmed' : 'Not confirmed'}` },
        { name: 'Phone', value: phone },
        { name: 'Company', value: [company, jobTitle].filter(Boolean).join('\n') },
        { name: 'Country', value: countryName(country) },
        { name: 'Category', value: cameAs === category ? category : `${category} (${cameAs})` },
        { name: 'Package', value: place && <Place attendee={attendee} place={place} /> },
        { name: 'Ticket', value: registrationStatus === 'Completed' ? ticketNumber : null },
        { name: 'Started', value: <MomentText at={createdAt} /> },
      ]}
    />
  );
}

interface PlaceProps {
  attendee: Attendee;
  place: NonNullable<Attendee['place']>;
}

function Place({ attendee, place: { packageName, state, heldUntil } }: PlaceProps) {
  const mayChange = usePermitted()('attendees.package');
  const isHeld = state === 'Held' && heldUntil !== null;
  return (
    <>
      {packageName}
      {isHeld && (
        <>
          , held until <MomentText at={heldUntil} />
        </>
      )}
      {mayChange && attendee.registrationStatus === 'Completed' && (
        <Typography variant="body2" color="textSecondary">
          Fixed, because the registration is complete. To choose another package, first refund everything paid
          for this one, under Orders.
        </Typography>
      )}
    </>
  );
}

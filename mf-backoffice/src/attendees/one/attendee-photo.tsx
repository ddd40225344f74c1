import { Box, Typography } from '@mui/material';
import * as calls from '@summit/contract/calls/organise-attendees';
import { useAddressOf } from '@summit/shared-auth';
import { useReadAgain } from '../../shared/data/read.ts';
import { Section } from '../../shared/parts/section.tsx';
import { type Attendee, fullName, photoNames } from '../../shared/words/attendee-words.ts';
import { PhotoDecision } from '../photos/photo-decision.tsx';

/** An attendee's photo, and the decision on it. */
export function AttendeePhoto({ attendee }: { attendee: Attendee }) {
  const readAgain = useReadAgain();
  const addressOf = useAddressOf();
  const { id, imageUrl, imageStatus } = attendee;
  if (imageUrl === null) return null;
  const name = fullName(attendee);
  return (
    <Section title="Photo">
      <Box
        component="img"
        src={addressOf(imageUrl)}
        alt={`Photo of ${name}`}
        sx={{ width: 160, height: 160, objectFit: 'cover', display: 'block', mb: 1 }}
      />
      <Typography sx={{ mb: 1 }}>{photoNames[imageStatus]}</Typography>
      <PhotoDecision
        photo={{ attendeeId: id, name, imageUrl, status: imageStatus }}
        onDecided={() => readAgain(calls.organisedAttendee)}
      />
    </Section>
  );
}

import { Alert, Box, Button } from '@mui/material';
import { Link, useParams } from 'react-router-dom';
import * as calls from '@summit/contract/calls/organise-attendees';
import { useRead } from '../../shared/data/read.ts';
import { Facts } from '../../shared/parts/facts.tsx';
import { Loaded } from '../../shared/parts/loaded.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { Screen } from '../../shared/parts/screen.tsx';
import { Section } from '../../shared/parts/section.tsx';
import { type Attendee, fullName } from '../../shared/words/attendee-words.ts';
import { AttendeeActions } from '../actions/attendee-actions.tsx';
import { PersonalDataActions } from '../actions/personal-data-actions.tsx';
import { AttendeeFacts } from './attendee-facts.tsx';
import { AttendeeMails } from './attendee-mails.tsx';
import { AttendeeOrders } from './attendee-orders.tsx';
import { AttendeePhoto } from './attendee-photo.tsx';

/** All details of one attendee, with the actions for them. */
export function OneAttendee() {
  const { id = '' } = useParams();
  const attendee = useRead(calls.organisedAttendee, { params: { id } });
  return (
    <Screen
      title={attendee.data ? fullName(attendee.data) : 'Attendee'}
      actions={
        <Button component={Link} to="..">
          All attendees
        </Button>
      }
    >
      <Loaded of={attendee}>{(known) => <KnownAttendee attendee={known} />}</Loaded>
    </Screen>
  );
}

function KnownAttendee({ attendee }: { attendee: Attendee }) {
  const { dietaryNeeds, accessNeeds, profile, orders, mails, timeline, isBlocked } = attendee;
  return (
    <>
      {isBlocked && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
          Blocked: cannot log in, and left off every list for the event.
        </Alert>
      )}
      <AttendeeActions attendee={attendee} />
      <Box sx={{ display: 'grid', gap: { md: 6 }, gridTemplateColumns: { md: '2fr 3fr' }, mt: 4 }}>
        <Box sx={{ minWidth: 0 }}>
          <Section title="Registration">
            <AttendeeFacts attendee={attendee} />
          </Section>
          {(dietaryNeeds ?? accessNeeds) && (
            <Section title="Needs">
              <Facts
                facts={[
                  { name: 'Diet', value: dietaryNeeds },
                  { name: 'Access', value: accessNeeds },
                ]}
              />
            </Section>
          )}
          <AttendeePhoto attendee={attendee} />
          {profile.length > 0 && (
            <Section title="Answers">
              <Facts facts={profile.map(({ label, value }) => ({ name: label, value }))} />
            </Section>
          )}
        </Box>
        <Box sx={{ minWidth: 0 }}>
          {orders && orders.length > 0 && (
            <Section title="Orders">
              <AttendeeOrders orders={orders} />
            </Section>
          )}
          <Section title="Emails">
            <AttendeeMails attendee={attendee} mails={mails} />
          </Section>
          <Section title="Activity">
            <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
              {timeline.map(({ at, text }, place) => (
                <Box
                  component="li"
                  // Two things may have happened at the same moment.
                  key={`${at} ${place}`}
                  sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}
                >
                  <Box component="span" sx={{ color: 'text.secondary', mr: 1.5 }}>
                    <MomentText at={at} />
                  </Box>
                  {text}
                </Box>
              ))}
            </Box>
          </Section>
          <PersonalDataActions attendee={attendee} />
        </Box>
      </Box>
    </>
  );
}

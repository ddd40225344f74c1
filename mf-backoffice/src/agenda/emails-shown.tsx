import { Box, Typography } from '@mui/material';
import type * as calls from '@summit/contract/calls/organise-resources';
import type { ResponseOf } from '@summit/contract/requests/call';

type Emails = ResponseOf<typeof calls.importResource>['emails'];

/** The emails that the change sends: to how many people, and with which wording. */
export function EmailsShown({ emails: { people, mails } }: { emails: Emails }) {
  if (people === 0) {
    return <Typography sx={{ mt: 3 }}>Nobody has starred these sessions, so no email is sent.</Typography>;
  }
  return (
    <Box component="section" aria-labelledby="emails" sx={{ mt: 3 }}>
      <Typography variant="h3" id="emails">
        {inPeople(people)} who starred one of these sessions {people === 1 ? 'gets' : 'get'} an email
      </Typography>
      {mails.map(({ subject, says, people: readers }) => (
        <Box component="details" key={`${subject} ${says}`} open={mails.length === 1} sx={{ mt: 1 }}>
          <Box component="summary" sx={{ minHeight: 24, cursor: 'pointer' }}>
            {subject}, to {inPeople(readers)}
          </Box>
          <Typography
            variant="body2"
            sx={{
              whiteSpace: 'pre-wrap',
              overflowWrap: 'anywhere',
              borderLeft: 2,
              borderColor: 'divider',
              pl: 2,
              my: 1,
            }}
          >
            {says}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function inPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`;
}

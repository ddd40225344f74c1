import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import * as calls from '@summit/contract/calls/organise-attendees';
import { useReadAgain } from '../../shared/data/read.ts';
import { ConfirmDialog } from '../../shared/parts/confirm-dialog.tsx';
import { DataTable } from '../../shared/parts/data-table.tsx';
import { MomentText } from '../../shared/parts/moment-text.tsx';
import { useOrganiserCall } from '../../shared/session/organiser-call.ts';
import { usePermitted } from '../../shared/session/permitted.ts';
import { type Attendee, type Mail, mailNames } from '../../shared/words/attendee-words.ts';

interface AttendeeMailsProps {
  attendee: Attendee;
  mails: readonly Mail[];
}

/** The emails that an attendee was sent, without their content; each can be sent again. */
export function AttendeeMails({ attendee, mails }: AttendeeMailsProps) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const mayMail = usePermitted()('attendees.mail');
  const [chosen, setChosen] = useState<Mail | null>(null);
  if (mails.length === 0) return <Typography color="textSecondary">No emails sent yet.</Typography>;

  const sendAgain = async (mail: Mail) => {
    try {
      await call(calls.resendMail, { params: { id: attendee.id, mail: mail.id } });
    } finally {
      // Where only the response was lost, the list has the email that is on its way already.
      await readAgain(calls.organisedAttendee);
    }
  };
  return (
    <>
      <DataTable
        label="Emails"
        rows={mails}
        getKey={({ id }) => id}
        columns={[
          { title: 'Subject', cell: ({ subject }) => subject, isHeading: true },
          { title: 'State', cell: (mail) => <MailState mail={mail} /> },
          { title: 'When', cell: ({ sentAt, createdAt }) => <MomentText at={sentAt ?? createdAt} /> },
          ...(mayMail ? [{ title: 'Actions', isHidden: true, cell: again }] : []),
        ]}
      />
      {chosen && (
        <ConfirmDialog
          title="Send this email again?"
          action="Send email again"
          onConfirm={() => sendAgain(chosen)}
          onClose={() => setChosen(null)}
        >
          “{chosen.subject}” is sent to {attendee.email} again, unchanged.
        </ConfirmDialog>
      )}
    </>
  );

  function again(mail: Mail) {
    return (
      <Button
        aria-label={`Send again: “${mail.subject}”`}
        sx={{ whiteSpace: 'nowrap', ml: -1 }}
        onClick={() => setChosen(mail)}
      >
        Send again
      </Button>
    );
  }
}

function MailState({ mail: { state, lastError } }: { mail: Mail }) {
  return (
    <>
      {mailNames[state]}
      {lastError && (
        <Typography variant="body2" color="textSecondary">
          {lastError}
        </Typography>
      )}
    </>
  );
}

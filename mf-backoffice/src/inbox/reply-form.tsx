import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as calls from '@summit/contract/calls/organise-inbox';
import * as limits from '@summit/contract/limits/limits';
import { countTyped } from '@summit/contract/words/count-characters';
import { useReadAgain } from '../shared/data/read.ts';
import { ConfirmDialog } from '../shared/parts/confirm-dialog.tsx';
import { FormField } from '../shared/parts/form-field.tsx';
import { Section } from '../shared/parts/section.tsx';
import { useOrganiserCall } from '../shared/session/organiser-call.ts';
import { useUnsentGuard } from '../shared/unsent/use-unsent-guard.ts';
import { type InboxItem, noReplyReason } from '../shared/words/inbox-words.ts';

/** A reply by email, shown again before it is sent, or the reason why there can be none. */
export function ReplyForm({ item }: { item: InboxItem }) {
  const call = useOrganiserCall();
  const readAgain = useReadAgain();
  const form = useForm({ defaultValues: { message: '' } });
  // With the version that was read then: a reply whose response was lost is not sent as another one.
  const [written, setWritten] = useState<{ message: string; version: string } | null>(null);
  const [isSent, setIsSent] = useState(false);
  useUnsentGuard(form.formState.isDirty);
  if (!item.canReply) {
    return (
      <Section title="Reply">
        <Typography color="textSecondary">{noReplyReason(item)}</Typography>
      </Section>
    );
  }
  const send = async (body: { message: string; version: string }) => {
    const { kind, id } = item;
    try {
      await call(calls.replyToInboxItem, { params: { kind, id }, body });
    } finally {
      // Where somebody else was quicker, what they did is shown before this is sent again.
      await readAgain(calls.inboxItem);
    }
    form.reset();
    setIsSent(true);
  };
  return (
    <Section title="Reply">
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={(event) => {
          setIsSent(false);
          const { version } = item;
          void form.handleSubmit(({ message }) => setWritten({ message: message.trim(), version }))(event);
        }}
      >
        <FormField
          form={form}
          name="message"
          label="Your reply"
          required="Enter a reply."
          help={`Sent to ${item.email ?? ''} by email. Their replies go to the contact address of the event.`}
          rows={6}
          validate={(message) => {
            if (message.trim() === '') return 'Enter a reply.';
            return (
              countTyped(message) <= limits.maxTextLength ||
              `At most ${limits.maxTextLength.toLocaleString('en-GB')} characters.`
            );
          }}
        />
        <Box>
          <Button type="submit" variant="contained">
            Preview email
          </Button>
        </Box>
        <Box role="status">
          {isSent && (
            <Alert severity="success" variant="outlined">
              Your reply is on its way.
            </Alert>
          )}
        </Box>
      </Stack>
      {written !== null && (
        <ConfirmDialog
          title="Send this reply?"
          action="Send reply"
          onConfirm={() => send(written)}
          onClose={() => setWritten(null)}
        >
          <Typography color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            To {item.email}: Re: {item.subject}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{written.message}</Typography>
        </ConfirmDialog>
      )}
    </Section>
  );
}
